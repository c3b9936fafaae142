import type { Locale } from '../../contract/locale.ts'
import type { FieldDescription } from '../../fields/description.ts'
import type { Field } from '../../fields/kinds.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { optionLabel } from './option-labels.ts'

/** The resources of the items that modules refer to. */
const ITEMS: Record<string, string> = {
  image: 'media/image',
  venue: 'venues/venue',
  event: 'events/event',
  eventTag: 'events/eventtag',
  articleCategory: 'magazine/articlecategory',
}

type Labels = Record<string, Record<Locale, string> | undefined>

/** The form of a module, made from its fields: the same description that the back-office uses. */
export function describeModule(model: string, locale: Locale): FieldDescription[] {
  const definition = anyDefinitionOf(model)
  if (!definition) return []
  const labels = definition.strings as Labels
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    if (field.kind === 'columns' || field.kind === 'children' || field.kind === 'modules') return []
    return [describeField(model, name, field, labels, locale)]
  })
}

function describeField(
  model: string,
  name: string,
  field: Field,
  labels: Labels,
  locale: Locale,
): FieldDescription {
  const limits = Object.entries(field).filter(
    (entry): entry is [string, string | number] =>
      ['maxLength', 'min', 'max', 'text', 'format', 'accepts', 'among'].includes(entry[0]) &&
      ['string', 'number'].includes(typeof entry[1]),
  )
  const help = labels[`${name}_help`]?.[locale]
  return {
    name,
    label: labels[name]?.[locale] ?? name,
    ...(help && { help }),
    kind: field.kind,
    required: 'required' in field && field.required === true,
    read_only: false,
    limits: {
      ...Object.fromEntries(limits),
      ...('multiline' in field && field.multiline && { text: 'lines' }),
    },
    ...('default' in field && { default: field.default }),
    ...('options' in field && {
      options: field.options.map((value) => ({ value, label: optionLabel(model, name, value, locale) })),
    }),
    ...targetOf(field),
    ...(field.kind === 'items' && {
      fields: Object.entries(field.fields as Record<string, Field>).map(([part, of]) =>
        describeField(model, part, of, labels, locale),
      ),
    }),
  }
}

function targetOf(field: Field): { of?: string } {
  const target = field.kind === 'image' ? 'image' : 'to' in field ? field.to : null
  // What the house keeps itself has one name everywhere: `house/work`.
  const of = target?.startsWith('house/') ? target : target && ITEMS[target]
  return of ? { of } : {}
}
