import type { Locale } from '../contract/locale.ts'
import type { Field } from '../fields/kinds.ts'
import { catalog } from '../modules/catalog.ts'
import type { ModuleDefinition, ModuleField } from '../modules/kit/define-module.ts'
import type { ModuleInput } from './stored-modules.ts'

/** What samples show of the house: the ids of one item each; null where it has none yet. */
export interface SampleContent {
  image: number | null
  event: number | null
  venue: number | null
}

const FORMATTED: Record<string, string> = { anchor: 'sample', key: 'sample' }
const EMBEDS: Record<string, string> = {
  spotify: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  instagram: 'https://www.instagram.com/p/C0abc/',
  issuu: 'https://issuu.com/haus/docs/heft',
}

/** A sample of every module for each of its variants, which are the options of its first choice. */
export function sampleModules(locale: Locale, content: SampleContent): ModuleInput[] {
  return Object.values(catalog as unknown as Record<string, ModuleDefinition>).flatMap((definition) =>
    variantsOf(definition).map((variant) => ({ ...sampleOf(definition, locale, content), ...variant })),
  )
}

function variantsOf({ fields }: ModuleDefinition): Record<string, unknown>[] {
  const [name, field] = Object.entries(fields).find(([, one]) => one.kind === 'choice') ?? []
  return name && field?.kind === 'choice' ? field.options.map((option) => ({ [name]: option })) : [{}]
}

function sampleOf(definition: ModuleDefinition, locale: Locale, content: SampleContent): ModuleInput {
  const { model, fields, strings } = definition
  const values = Object.entries(fields).map(([name, field]) => {
    const label = strings[name]?.[locale] ?? name
    return [name, contentFor(field, label, { locale, content })]
  })
  return { model, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) }
}

/** Undefined where the default, or nothing, is shown. A text is its label, so that a sample says which field is where. */
function contentFor(
  field: ModuleField,
  label: string,
  within: { locale: Locale; content: SampleContent },
): unknown {
  const { locale, content } = within
  switch (field.kind) {
    case 'string':
      return field.format ? (FORMATTED[field.format] ?? undefined) : label
    case 'richText':
    case 'html':
      return `<p>${label}: <a href="/">Foyer</a></p>`
    case 'link':
      return `/${locale}`
    case 'image':
      return content.image ?? undefined
    case 'reference':
      return idOf(field.to, content)
    case 'references':
      return [idOf(field.to, content)].filter((id) => id !== undefined)
    case 'embed':
      return field.providers.map((name) => EMBEDS[name]).find(Boolean)
    case 'dateTime':
      return field.required ? '2026-01-01T10:00' : undefined
    case 'video':
      return 'https://youtu.be/aqz-KE-bpKQ'
    case 'choice':
      return field.default
    case 'number':
      return field.default ?? field.min
    case 'items':
      return [recordOf(field.fields, within)]
    case 'children':
      return (field.of as readonly ModuleDefinition[]).flatMap((one) => {
        const sample = sampleOf(one, locale, content)
        return [sample, sample, sample]
      })
    case 'columns':
      return [{ classes: 'small-12', children: [textSample(label)] }]
    case 'modules':
      return [textSample(label)]
    default:
      return undefined
  }
}

function idOf(to: string, content: SampleContent): number | undefined {
  return to === 'image' || to === 'event' || to === 'venue' ? (content[to] ?? undefined) : undefined
}

function recordOf(
  fields: Record<string, Field>,
  within: { locale: Locale; content: SampleContent },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, contentFor(field, name, within)]),
  )
}

const textSample = (words: string): ModuleInput => ({ model: 'text', content: `<p>${words}</p>` })
