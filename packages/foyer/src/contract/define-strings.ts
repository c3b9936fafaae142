import { inOwnWords } from '#house/words'
import type { Bilingual, Locale } from './locale.ts'

/** A text, or a function that makes one from values; the same kind in both languages. */
type Text = string | ((...values: never[]) => string)

export type Strings = Record<string, Bilingual<Text>>
type Translated<S extends Strings> = { [K in keyof S]: S[K][Locale] }

/**
 * Declares texts in German and English side by side. The id is the place of the file, and a text is called `id.key`, such as
 * `booking/widget.buy`. A house may say its own words for it (docs/reference/words.md). Otherwise it does nothing, so that bundlers
 * can leave out unused texts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineStrings<const S extends Strings>(id: string, strings: S): S {
  return inOwnWords(id, strings)
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
