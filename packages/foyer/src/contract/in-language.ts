import { type Bilingual, DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts'

/** A text in the requested language, or in the other one where it is missing. */
export function inLanguage(text: Bilingual, locale: Locale): string {
  const found = languageOf(text, locale)
  return found ? text[found] : ''
}

/** A name where nobody has asked for a language, such as in the trail: in the default language, if it has a name there. */
export function nameOf(name: Bilingual): string {
  return inLanguage(name, DEFAULT_LOCALE)
}

/**
 * The language in which a text is shown to a reader of `locale`; undefined where it is written in none. Only languages of the
 * site count: what a house wrote in a language that it has given up is stored, and not shown.
 */
export function languageOf(
  text: Bilingual,
  locale: Locale,
  locales: readonly Locale[] = LOCALES,
): Locale | undefined {
  if (locales.includes(locale) && text[locale]) return locale
  return locales.find((one) => text[one])
}
