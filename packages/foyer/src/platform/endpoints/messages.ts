import type { z } from 'zod'
import type { FieldMessages } from '../../contract/errors.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { strings } from '../../contract/validation-strings.ts'

/** The message for a value that does not fit, in our own words; the specification gives some of them (1 §5). */
function messageIn(locale: Locale): z.core.$ZodErrorMap {
  return (issue) => {
    // A refusal that has its own text in both languages.
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

/** Texts have limits in characters; other kinds have messages of their own. */
function sizeMessage(issue: WrongSize, locale: Locale): string {
  const isText = issue.origin === 'string'
  if (issue.code === 'too_big') return strings[isText ? 'tooLong' : 'atMost'][locale](Number(issue.maximum))
  return strings[isText ? 'tooShort' : 'atLeast'][locale](Number(issue.minimum))
}

type Parsed = { ok: true; value: unknown } | { ok: false; fields: FieldMessages }

export function parseIn(locale: Locale, schema: z.ZodType, input: unknown): Parsed {
  const result = schema.safeParse(input, { error: messageIn(locale) })
  if (result.success) return { ok: true, value: result.data }
  // A map, because callers choose the names of fields and `constructor` may be one.
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
