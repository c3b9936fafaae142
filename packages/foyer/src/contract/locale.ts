export const LOCALES = ['de', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'

/** A text in both languages: leaving one out does not compile. */
export type Bilingual<T = string> = Record<Locale, T>

/** The labels of the language switch (1 §3 Language locale). */
export const LOCALE_NAMES: Record<Locale, { code: Locale; name: string; readName: string }> = {
  de: { code: 'de', name: 'DE', readName: 'Deutsch' },
  en: { code: 'en', name: 'EN', readName: 'English' },
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de'
}

/** The language of a path; paths outside both languages count as German. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/** The language of a call without a prefix: that of our languages with the highest weight in the header. */
export function localeOfHeader(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ language, weight }) => isLocale(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return (wanted[0]?.language as Locale | undefined) ?? DEFAULT_LOCALE
}
