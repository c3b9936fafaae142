import { z } from 'zod'
import { Failure, type FieldMessages } from '../../contract/errors.ts'
import { CONFIRM_EMAIL, FIELD_TYPES } from '../../contract/field-types.ts'
import type { Locale } from '../../contract/locale.ts'
import { strings as validation } from '../../contract/validation-strings.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import { type FieldRule, isEmpty, valueSchema } from './field-rules.ts'
import { strings } from './strings.ts'

export interface CheckedField extends FieldRule {
  slug: string
  required: boolean
  visible: boolean
}

interface Options {
  locale: Locale
  /** At the house; a date of birth cannot be later. */
  today: string
}

const CONFIRMATION: CheckedField = {
  slug: CONFIRM_EMAIL,
  fieldType: FIELD_TYPES.email,
  required: false,
  visible: true,
  choices: [],
}

/**
 * Checks answers against the fields of a form; returns those that were filled in, or throws what is wrong per field.
 */
export function checkValues(
  fields: CheckedField[],
  given: Record<string, unknown>,
  { locale, today }: Options,
): Record<string, unknown> {
  const all = [...fields, CONFIRMATION]
  const filled = new Map(all.map((field) => [field.slug, filledIn(field, given)]))
  // A field that is not shown cannot be required.
  const shape = all.map((field) => {
    const schema = valueSchema(field, today)
    return [field.slug, field.required && field.visible ? schema : schema.optional()] as const
  })
  const parsed = parseIn(locale, z.object(Object.fromEntries(shape)), Object.fromEntries(filled))
  const messages = new Map(parsed.ok ? [] : Object.entries(bySlug(parsed.fields)))
  for (const slug of Object.keys(given)) {
    if (!filled.has(slug)) messages.set(slug, [strings.unknownField[locale]])
  }
  const email = emailOf(fields, Object.fromEntries(filled))
  const confirmed = filled.get(CONFIRM_EMAIL)
  const hasEmail = fields.some(isEmail)
  if (hasEmail && confirmed !== undefined && !messages.has(CONFIRM_EMAIL) && !sameEmail(confirmed, email)) {
    messages.set(CONFIRM_EMAIL, [validation.emailsDiffer[locale]])
  }
  if (!parsed.ok || messages.size > 0) throw new Failure('invalid', { fields: Object.fromEntries(messages) })
  const values = Object.entries(parsed.value as Record<string, unknown>)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The email address of an entry: the value of the form's first email field. */
export function emailOf(fields: CheckedField[], values: Record<string, unknown>): string | null {
  const field = fields.find(isEmail)
  const email = field && values[field.slug]
  return typeof email === 'string' ? email : null
}

function filledIn({ slug, fieldType, required }: CheckedField, given: Record<string, unknown>): unknown {
  const value = Object.hasOwn(given, slug) ? given[slug] : undefined
  const trimmed = typeof value === 'string' ? value.trim() : value
  // A required box that is not ticked counts as empty.
  const isUnticked = fieldType === FIELD_TYPES.checkbox && required && trimmed === false
  return isUnticked || isEmpty(trimmed) ? undefined : trimmed
}

/** Messages about one of several values are shown at the field. */
function bySlug(messages: FieldMessages): FieldMessages {
  const merged = new Map<string, Set<string>>()
  for (const [path, list] of Object.entries(messages)) {
    const slug = path.replace(/\.\d+$/, '')
    merged.set(slug, new Set([...(merged.get(slug) ?? []), ...list]))
  }
  return Object.fromEntries([...merged].map(([slug, list]) => [slug, [...list]]))
}

function isEmail({ fieldType }: CheckedField): boolean {
  return fieldType === FIELD_TYPES.email
}

function sameEmail(confirmed: unknown, email: string | null): boolean {
  return typeof confirmed === 'string' && confirmed.toLowerCase() === email?.toLowerCase()
}
