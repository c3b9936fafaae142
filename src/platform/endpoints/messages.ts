import type { z } from 'zod'
import type { FieldMessages } from '../../contract/errors.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { strings } from '../../contract/validation-strings.ts'

/** What a person reads when a value does not fit: in our own words, some of which the specification gives (1 §5). */
function messageIn(locale: Locale): z.core.$ZodErrorMap {
  return (issue) => {
    // A refusal that brings its own words, in both languages.
    const text = issue.code === 'custom' ? (issue.params?.text as Bilingual | undefined)?.[locale] : undefined
    if (issue.input === undefined || issue.input === null || issue.input === '')
      return strings.required[locale]
    if (text) return text
    if (issue.code === 'invalid_format') return formatMessage(issue.format, locale)
    if (issue.code === 'too_big' || issue.code === 'too_small') return sizeMessage(issue, locale)
    return strings.invalid[locale]
  }
}

const OF_FORMAT: Record<string, 'email' | 'date' | 'url'> = {
  email: 'email',
  date: 'date',
  datetime: 'date',
  url: 'url',
}

function formatMessage(format: string, locale: Locale): string {
  return strings[OF_FORMAT[format] ?? 'invalid'][locale]
}

type WrongSize = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig> | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>

/** Texts are measured in characters, everything else in itself. */
function sizeMessage(issue: WrongSize, locale: Locale): string {
  const isText = issue.origin === 'string'
  if (issue.code === 'too_big') return strings[isText ? 'tooLong' : 'atMost'][locale](Number(issue.maximum))
  return strings[isText ? 'tooShort' : 'atLeast'][locale](Number(issue.minimum))
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
