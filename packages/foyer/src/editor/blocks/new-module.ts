import type { Locale } from '../../contract/locale.ts'
import type { DocumentModule, FieldsByName } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import type { ModuleField } from '../../modules/kit/define-module.ts'
import { wallClock } from '../../ui/house-clock.ts'

/**
 * A new module with the defaults of its fields, and the field's name as text where a text must not be empty. What an
 * editor must choose, such as a picture, is missing at first.
 */
export function newModule(model: string, id: string, locale: Locale): DocumentModule {
  const definition = anyDefinitionOf(model)
  if (!definition) throw new Error(`There is no module "${model}"`)
  const fields: FieldsByName = {}
  for (const [name, field] of Object.entries(definition.fields) as [string, ModuleField][]) {
    const label = definition.strings[name]?.[locale] ?? ''
    const value = beginOf(field, label, definition.strings as Labels, locale)
    if (value !== undefined) fields[name] = value
  }
  return { id, model, fields, lists: {} }
}

type Labels = Record<string, Record<Locale, string> | undefined>

function beginOf(field: ModuleField, label: string, labels: Labels, locale: Locale): unknown {
  switch (field.kind) {
    case 'string':
      return (field.required || field.multiline) && !field.format ? label : ''
    case 'richText':
      return field.required ? `<p>${label}</p>` : ''
    case 'choice':
    case 'boolean':
      return field.default
    case 'number':
      return field.default ?? (field.required ? field.min : null)
    case 'dateTime':
      return field.required ? now() : null
    case 'items':
      return field.required ? [firstItem(field.fields, labels, locale)] : []
    case 'columns':
      return [{ classes: 'small-12' }]
    default:
      return undefined
  }
}

function firstItem(fields: Record<string, ModuleField>, labels: Labels, locale: Locale): FieldsByName {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      beginOf(field, labels[name]?.[locale] ?? '', labels, locale),
    ]),
  )
}

/** The current minute in the house's time. */
function now(): string {
  const { day, time } = wallClock(new Date())
  return `${day}T${time.slice(0, 5)}`
}
