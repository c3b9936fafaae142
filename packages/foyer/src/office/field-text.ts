import { inLanguage } from '../contract/in-language.ts'
import type { Locale } from '../contract/locale.ts'
import type { FieldDescription, ResourceDescription } from '../fields/description.ts'

/** The text of a value in the language of the tools, otherwise in the other language; empty if it is no text. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { de, en } = value as { de?: unknown; en?: unknown }
  if (typeof de !== 'string' || typeof en !== 'string') return ''
  return inLanguage({ de, en }, locale)
}

export function fieldNamed(resource: ResourceDescription, name: string): FieldDescription | undefined {
  return resource.fields.find((field) => field.name === name)
}
