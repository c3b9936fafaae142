import { z } from 'zod'
import { EMAIL } from '../../contract/email.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import { day } from '../../contract/params.ts'
import type { Choice } from './contract.ts'

const LINE = 500
const PROSE = 10_000
const ADDRESS = 2_000
const FIRST_BIRTHDAY = '1900-01-01'
const MAX_NUMBER = 1e15

/** No control characters, which keyboards do not type, and no half surrogate pairs, which databases do not store. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

const line = z.string().max(LINE).regex(ONE_LINE)
const prose = z.string().max(PROSE).regex(LINES)
const numeral = z
  .string()
  .regex(/^-?\d{1,15}(?:[.,]\d{1,10})?$/)
  .transform((text) => Number(text.replace(',', '.')))

const isSmall = (value: number) => Math.abs(value) <= MAX_NUMBER

export interface FieldRule {
  fieldType: number
  choices: Choice[]
}

/** The schema of a field's value, if there is one. */
export function valueSchema({ fieldType, choices }: FieldRule, today: string): z.ZodType {
  const allowed = new Set(choices.map(({ value }) => value))
  const one = z.string().refine((value) => allowed.has(value))
  const some = z
    .array(one)
    .max(allowed.size)
    .refine((values) => new Set(values).size === values.length)
  switch (fieldType) {
    case FIELD_TYPES.longText:
      return prose
    case FIELD_TYPES.email:
      return z.email({ pattern: EMAIL }).max(254)
    case FIELD_TYPES.checkbox:
      return z.boolean()
    case FIELD_TYPES.checkboxes:
    case FIELD_TYPES.multiSelect:
      return some
    case FIELD_TYPES.select:
    case FIELD_TYPES.radio:
      return one
    case FIELD_TYPES.file:
      return z.uuid().toLowerCase()
    case FIELD_TYPES.date:
      return day
    case FIELD_TYPES.dateTime:
      return z.iso.datetime({ local: true, offset: true })
    case FIELD_TYPES.number:
      return z.union([z.number(), numeral]).refine(isSmall)
    case FIELD_TYPES.url:
      return z
        .url({ protocol: /^https?$/ })
        .max(ADDRESS)
        .regex(ONE_LINE)
    case FIELD_TYPES.birthDate:
      return day.refine((date) => date >= FIRST_BIRTHDAY && date <= today)
    default:
      return line
  }
}

/** Whether nothing was filled in: the forms of an empty field in a browser. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
