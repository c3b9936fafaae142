import type { Locale } from '../contract/locale.ts'
import type { FieldDescription, ResourceDescription } from '../fields/description.ts'
import type { Values } from './calls.ts'

/** The text of a value in the language of the tools, or in the other where it has none; empty where it is no text. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { de, en } = value as { de?: unknown; en?: unknown }
  if (typeof de !== 'string' || typeof en !== 'string') return ''
  return locale === 'de' ? de || en : en || de
}

/** What an item is called: the first of its columns that holds words; its number where none does. */
export function itemTitle(
  resource: ResourceDescription,
  item: Values & { id: number },
  locale: Locale,
): string {
  for (const name of resource.columns) {
    const field = fieldNamed(resource, name)
    if (!field || !WORDS.has(field.kind)) continue
    const text = textIn(item[name], locale)
    if (text) return text
  }
  return `${resource.one} ${item.id}`
}

const WORDS = new Set(['string', 'bilingual', 'slug'])

export function fieldNamed(resource: ResourceDescription, name: string): FieldDescription | undefined {
  return resource.fields.find((field) => field.name === name)
}
