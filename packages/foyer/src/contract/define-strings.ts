import type { Bilingual, Locale } from './locale.ts'

/** A text, or a function that makes one from values; the same kind in both languages. */
type Text = string | ((...values: never[]) => string)

export type Strings = Record<string, Bilingual<Text>>
type Translated<S extends Strings> = { [K in keyof S]: S[K][Locale] }

/** Declares texts in German and English side by side. It does nothing else, so that bundlers can leave out unused texts. */
/* @__NO_SIDE_EFFECTS__ */
export function defineStrings<const S extends Strings>(strings: S): S {
  return strings
}

/** The texts by language, so that each set is translated once and not for every component that uses it. */
const known = { de: new WeakMap<Strings, unknown>(), en: new WeakMap<Strings, unknown>() }

/** The texts in one language. */
export function translate<S extends Strings>(strings: S, locale: Locale): Translated<S> {
  const inLocale = known[locale]
  if (!inLocale.has(strings)) {
    const texts = Object.entries(strings).map(([key, text]) => [key, text[locale]])
    inLocale.set(strings, Object.fromEntries(texts))
  }
  return inLocale.get(strings) as Translated<S>
}
