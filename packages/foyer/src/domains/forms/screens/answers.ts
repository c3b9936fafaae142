import { EMAIL } from '../../../contract/email.ts'
import type { FieldMessages } from '../../../contract/errors.ts'
import { CONFIRM_EMAIL, FIELD_TYPES } from '../../../contract/field-types.ts'
import type { FormField } from '../contract.ts'

/** The answers so far, by the slug of the field. */
export type Answers = Record<string, unknown>

/** A file that is being uploaded, and one whose upload failed: the form must not be sent without it unnoticed. */
export const UPLOADING = Symbol('uploading')
export const NOT_UPLOADED = Symbol('not uploaded')

const MANY: readonly number[] = [FIELD_TYPES.checkboxes, FIELD_TYPES.multiSelect]
const ONE_OF: readonly number[] = [FIELD_TYPES.select, FIELD_TYPES.radio]

/** 1 §3 Form: files start as null, multi-value fields as a list with the default if any, others at the default. */
export function startingAnswers(fields: FormField[]): Answers {
  return Object.fromEntries(fields.map((field) => [field.slug, startingValue(field)]))
}

function startingValue({ field_type, default: given }: FormField): unknown {
  if (field_type === FIELD_TYPES.file) return null
  if (MANY.includes(field_type)) return given ? [given] : []
  if (field_type === FIELD_TYPES.checkbox) return given === 'true'
  return given
}

/** Stored answers that still fit the form, which may have changed meanwhile. */
export function restoredAnswers(fields: FormField[], kept: Answers): Answers {
  const fitting = fields.filter((field) => Object.hasOwn(kept, field.slug) && fits(field, kept[field.slug]))
  return { ...startingAnswers(fields), ...Object.fromEntries(fitting.map(({ slug }) => [slug, kept[slug]])) }
}

function fits({ field_type, choices }: FormField, value: unknown): boolean {
  const isChoice = (one: unknown) => choices.some((choice) => choice.value === one)
  if (MANY.includes(field_type)) return Array.isArray(value) && value.every(isChoice)
  if (field_type === FIELD_TYPES.checkbox) return typeof value === 'boolean'
  if (ONE_OF.includes(field_type)) return value === '' || isChoice(value)
  return typeof value === 'string'
}

/** Answers typed before hydration, or restored by the browser on going back. */
export function typedAnswers(fields: FormField[], page: FormData): Answers {
  const starting = startingAnswers(fields)
  const typed = fields
    .filter(({ slug, field_type }) => page.has(slug) && field_type !== FIELD_TYPES.file)
    .map((field) => [field.slug, typedValue(field, page)] as const)
  return Object.fromEntries(typed.filter(([slug, value]) => String(value) !== String(starting[slug])))
}

function typedValue({ slug, field_type }: FormField, page: FormData): unknown {
  if (MANY.includes(field_type)) return page.getAll(slug)
  if (field_type === FIELD_TYPES.checkbox) return true
  return page.get(slug)
}

interface Messages {
  required: string
  uploading: string
  notUploaded: string
  email: string
  emailsDiffer: string
}

/** The checks a browser can make before sending. They never refuse what the server would accept. */
export function checkAnswers(fields: FormField[], answers: Answers, messages: Messages): FieldMessages {
  const wrong = new Map<string, string[]>()
  for (const { slug, field_type, required, visible } of fields) {
    const value = answers[slug]
    if (value === UPLOADING) wrong.set(slug, [messages.uploading])
    else if (value === NOT_UPLOADED) wrong.set(slug, [messages.notUploaded])
    else if (required && visible && isUnanswered(value)) wrong.set(slug, [messages.required])
    else if (field_type === FIELD_TYPES.email && !isUnanswered(value) && !isEmail(value))
      wrong.set(slug, [messages.email])
  }
  const address = fields.find(
    ({ slug, field_type }) => field_type === FIELD_TYPES.email && slug !== CONFIRM_EMAIL,
  )
  const confirmed = answers[CONFIRM_EMAIL]
  if (
    address &&
    !wrong.has(CONFIRM_EMAIL) &&
    !isUnanswered(confirmed) &&
    !isSame(confirmed, answers[address.slug])
  )
    wrong.set(CONFIRM_EMAIL, [messages.emailsDiffer])
  return Object.fromEntries(wrong)
}

function isUnanswered(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return (
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
  )
}

function isEmail(value: unknown): boolean {
  return typeof value === 'string' && EMAIL.test(value.trim())
}

function isSame(one: unknown, other: unknown): boolean {
  return String(one).trim().toLowerCase() === String(other).trim().toLowerCase()
}
