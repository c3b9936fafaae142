import type { Bilingual, Locale } from './locale.ts'

/** A text, or a function that makes one from values; the same kind in both languages. */
type Text = string | ((...values: never[]) => string)

export type Strings = Record<string, Bilingual<Text>>
type Translated<S extends Strings> = { [K in keyof S]: S[K][Locale] }

/**
 * Declares texts in German and English side by side. Nothing happens by declaring: texts that nobody uses are left out of
 * a bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineStrings<const S extends Strings>(strings: S): S {
  return strings
}

/** Every component of a page asks for its texts, and a list has many of the same: they are looked up once. */
const known = { de: new WeakMap<Strings, unknown>(), en: new WeakMap<Strings, unknown>() }

/** The same texts in one language. */
export function translate<S extends Strings>(strings: S, locale: Locale): Translated<S> {
  const inLocale = known[locale]
  if (!inLocale.has(strings)) {
    const texts = Object.entries(strings).map(([key, text]) => [key, text[locale]])
    inLocale.set(strings, Object.fromEntries(texts))
  }
  return inLocale.get(strings) as Translated<S>
}
