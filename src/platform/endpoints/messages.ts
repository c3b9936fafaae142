import type { z } from 'zod'
import de from 'zod/v4/locales/de.js'
import en from 'zod/v4/locales/en.js'
import type { FieldMessages } from '../../contract/errors.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { strings } from './strings.ts'

const general = { de: de().localeError, en: en().localeError }

/** What a person reads when a value does not fit: our own words where the specification gives them (1 §5). */
function messageIn(locale: Locale): z.core.$ZodErrorMap {
  return (issue) => {
    // A refusal that brings its own words, in both languages.
    const text = issue.code === 'custom' ? (issue.params?.text as Bilingual | undefined)?.[locale] : undefined
    if (issue.input === undefined || issue.input === null || issue.input === '')
      return strings.required[locale]
    if (text) return text
    if (issue.code === 'invalid_format' && issue.format === 'email') return strings.email[locale]
    return general[locale](issue)
  }
}

type Parsed = { ok: true; value: unknown } | { ok: false; fields: FieldMessages }

export function parseIn(locale: Locale, schema: z.ZodType, input: unknown): Parsed {
  const result = schema.safeParse(input, { error: messageIn(locale) })
  if (result.success) return { ok: true, value: result.data }
  // A map, because callers choose the names: `constructor` is a field like any other.
  const fields = new Map<string, Set<string>>()
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'non_field_errors'
    fields.set(field, (fields.get(field) ?? new Set()).add(issue.message))
  }
  return {
    ok: false,
    fields: Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]])),
  }
}
