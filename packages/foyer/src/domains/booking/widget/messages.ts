import { type Strings, translate } from '../../../contract/define-strings.ts'
import type { Locale } from '../../../contract/locale.ts'
import { strings } from './strings.ts'

/** The text for a code of the shop, shown besides its number (2 §8 Cart creation fails). */
const CODES = { [-214]: 'noConnectedSeats', [-204]: 'noReservation' } as const satisfies Record<
  number,
  keyof typeof strings
>

/** 2 §8 Cart creation fails: the lines of the summary, in order; the code itself is below them. */
export function failureLines(code: number | null, locale: Locale): string[] {
  const t = translate(strings satisfies Strings, locale)
  const known = CODES[code as keyof typeof CODES]
  return [...(known ? [t[known]] : []), t.useWebshop]
}
