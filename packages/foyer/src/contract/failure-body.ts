import { type Failure, type FailureBody, isFailureCode } from './errors.ts'
import type { Locale } from './locale.ts'
import { strings } from './strings.ts'

/** The body of the answer for a failure (3-readings, Calls). */
export function failureBody({ code, fields, details, message }: Failure, locale: Locale): FailureBody {
  return fields ?? { detail: isFailureCode(code) ? strings[code][locale] : message, code, ...details }
}
