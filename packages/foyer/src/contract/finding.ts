import { ACCESS_FEATURES, type AccessFeature } from './access-features.ts'
import { AUDIENCES } from './audiences.ts'
import { SPOKEN_LANGUAGES } from './languages.ts'
import { DEFAULT_LOCALE } from './locale.ts'

/**
 * The filters of the programme whose values are words or amounts, by the names that pages and calls share. The others
 * (`room`, `type`, `tag`, `series`, `genre`) are the specification's, and take numbers.
 */

/** Understandable for somebody who does not speak the language of the house. */
export const WITHOUT_OURS = `without-${DEFAULT_LOCALE}`

/** A language that a visitor understands; `none`: no language is needed. */
export const LANGUAGE_WISHES = [WITHOUT_OURS, ...SPOKEN_LANGUAGES] as const

export const WORD_FILTERS = {
  language: LANGUAGE_WISHES,
  access: ACCESS_FEATURES as readonly AccessFeature[],
  audience: AUDIENCES,
  pay: ['what-you-can'],
  premiere: ['yes'],
  tickets: ['left'],
} as const satisfies Record<string, readonly string[]>
export type WordFilter = keyof typeof WORD_FILTERS

/** The amounts that the filter offers; an address may name any other. `0`: free. */
export const PRICE_STEPS = [0, 10, 20, 30, 50]
export const AGE_STEPS = [3, 6, 8, 10, 12, 14, 16]
export const MOST_AMOUNT = { price_max: 10_000, age: 99 }

/** Whether languages contain the wished one. `none` counts as a language that everybody understands. */
export function isAmong(wish: string, languages: readonly string[]): boolean {
  const other = foreignTo(wish)
  return other ? languages.some((code) => code !== other) : languages.includes(wish)
}

/** `de` for `without-de`. */
export function foreignTo(wish: string): string | null {
  return wish.startsWith('without-') ? wish.slice('without-'.length) : null
}
