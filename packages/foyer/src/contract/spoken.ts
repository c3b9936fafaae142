/** The languages that Foyer speaks: its own words are written in each, and the tools of the staff can be read in each. */
export const SPOKEN = ['de', 'en'] as const
export type Locale = (typeof SPOKEN)[number]

/** A text in every language: leaving one out does not compile. */
export type Bilingual<T = string> = Record<Locale, T>
