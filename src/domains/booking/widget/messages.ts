import { type Strings, translate } from '../../../contract/define-strings.ts'
import type { Locale } from '../../../contract/locale.ts'
import { strings } from './strings.ts'

/** Says one thing per code, beside its number (2 §8 Cart creation fails). */
const CODES = { [-214]: 'noConnectedSeats', [-204]: 'noReservation' } as const satisfies Record<
  number,
  keyof typeof strings
>

/** 2 §8 Cart creation fails: what the summary says, in its order; the code itself stands under it. */
export function failureLines(code: number | null, locale: Locale): string[] {
  const t = translate(strings satisfies Strings, locale)
  const known = CODES[code as keyof typeof CODES]
  return [...(known ? [t[known]] : []), t.useWebshop]
}
