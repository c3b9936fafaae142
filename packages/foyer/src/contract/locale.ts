import { facts } from '#house/facts'
import { type Bilingual, type Locale, SPOKEN } from './spoken.ts'

export { type Bilingual, type Locale, SPOKEN } from './spoken.ts'

type Locales = readonly [Locale, ...Locale[]]

/** The languages of the site, in the order in which the house names them. */
export const LOCALES: Locales = facts.languages
export const DEFAULT_LOCALE: Locale = LOCALES[0]

/**
 * The languages in which the staff can read their tools: those of the site first, then what else Foyer speaks. An editor who
 * reads German can work for a house whose site is in English.
 */
export const TOOL_LOCALES: Locales = [...LOCALES, ...SPOKEN.filter((locale) => !LOCALES.includes(locale))]

/** Whether a call of this path, without its language, is one of the tools: it exists in each of their languages. */
export function isToolCall(path: string): boolean {
  return /^\/api\/admin(?:\/|$)/.test(path)
}

/** The labels of the language switch (1 §3 Language locale). */
export const LOCALE_NAMES: Record<Locale, { code: Locale; name: string; readName: string }> = {
  de: { code: 'de', name: 'DE', readName: 'Deutsch' },
  en: { code: 'en', name: 'EN', readName: 'English' },
}

/** Whether the site has this language. */
export function isLocale(value: unknown, locales: readonly Locale[] = LOCALES): value is Locale {
  return locales.includes(value as Locale)
}

/** The other language; null where there is only one. */
export function otherLocale(locale: Locale, locales: readonly Locale[] = LOCALES): Locale | null {
  return locales.find((one) => one !== locale) ?? null
}

/** A language of the site for somebody who reads another one, such as an editor whose tools are in German. */
export function siteLocale(locale: Locale, locales = LOCALES): Locale {
  return isLocale(locale, locales) ? locale : locales[0]
}

/**
 * A value for each language of the site. The type names all languages, because code only asks for those of the site; an answer
 * or a list made of it has no others.
 */
export function inEachLocale<T>(
  make: (locale: Locale) => T,
  locales: readonly Locale[] = LOCALES,
): Bilingual<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Bilingual<T>
}

/** A text as it is stored: with a place for every language that Foyer speaks, empty where the site does not have it. */
export function storedText(make: (locale: Locale) => string = () => ''): Bilingual {
  return { ...inEachLocale(() => '', SPOKEN), ...inEachLocale(make) }
}

/** The language of a path; paths outside the languages of the site count as its default. */
export function localeOfPath(pathname: string, locales = LOCALES): Locale {
  const first = pathname.split('/', 2)[1]
  return isLocale(first, locales) ? first : locales[0]
}

/** The language of a call without a prefix: that of our languages with the highest weight in the header. */
export function localeOfHeader(acceptLanguage: string | undefined, locales = LOCALES): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ language, weight }) => isLocale(language, locales) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return (wanted[0]?.language as Locale | undefined) ?? locales[0]
}
