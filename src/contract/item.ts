import { z } from 'zod'
import { type Bilingual, LOCALES, type Locale } from './locale.ts'
import { href } from './routes.ts'
import { slugOf } from './slug.ts'

/** Screens that show one item under `{slug}/{id}`. */
export type ItemRoute = 'article' | 'event' | 'form' | 'person' | 'production' | 'series' | 'venue'

/** The address of an item in each language. */
const itemUrls = z.object({ de: z.string(), en: z.string() })

/** What a name or title is written in, where that is not the language asked for (`nameIn`). */
export const lang = z.enum(LOCALES).optional()

/** The same for the other texts of an item, by their keys (`textsIn`). */
export function langs<K extends string>(...keys: K[]) {
  return z.object(Object.fromEntries(keys.map((key) => [key, lang])) as Record<K, typeof lang>).optional()
}

/** What every item with a screen of its own carries: where it is found, and the language of its title. */
export const itemAddress = { slug: z.string(), url: z.string(), urls: itemUrls, lang }

/** Just enough to link to an item. */
export const itemLink = z.object({ id: z.int(), name: z.string(), ...itemAddress })
export type ItemLink = z.infer<typeof itemLink>

/** An option of a filter, or anything else that is only named. */
export const named = z.object({ id: z.int(), name: z.string(), lang })

export function addressOf(route: ItemRoute, id: number, title: Bilingual, locale: Locale) {
  const slugs = { de: slugOf(title.de || title.en), en: slugOf(title.en || title.de) }
  const urls = Object.fromEntries(
    LOCALES.map((language) => [language, href(route, language, { slug: slugs[language], id })]),
  ) as Record<Locale, string>
  return { slug: slugs[locale], url: urls[locale], urls, ...otherLanguage(title, locale) }
}

/** The language of a text that is missing in the one asked for: a screen reader would read it in the voice of the page. */
function otherLanguage(text: Bilingual, locale: Locale): { lang?: Locale } {
  const other = locale === 'de' ? 'en' : 'de'
  return text[locale] || !text[other] ? {} : { lang: other }
}

export function linkTo(route: ItemRoute, id: number, title: Bilingual, locale: Locale): ItemLink {
  return { id, name: inLanguage(title, locale), ...addressOf(route, id, title, locale) }
}

/** A name in the language asked for; where it is missing there, in the other, which `lang` says. */
export function nameIn(name: Bilingual, locale: Locale): { name: string; lang?: Locale } {
  return { name: inLanguage(name, locale), ...otherLanguage(name, locale) }
}

/** Texts in the language asked for; `langs` says which of them had to be taken from the other. Rich texts say so themselves (`richTextIn`). */
export function textsIn<K extends string>(
  texts: Record<K, Bilingual>,
  locale: Locale,
): Record<K, string> & { langs?: Partial<Record<K, Locale>> } {
  const entries = Object.entries<Bilingual>(texts)
  const langs = entries.flatMap(([key, text]) => {
    const { lang } = otherLanguage(text, locale)
    return lang ? [[key, lang]] : []
  })
  return {
    ...(Object.fromEntries(entries.map(([key, text]) => [key, inLanguage(text, locale)])) as Record<
      K,
      string
    >),
    ...(langs.length > 0 && { langs: Object.fromEntries(langs) }),
  }
}

/** A text in the language asked for, or in the other where it is missing. */
export function inLanguage(text: Bilingual, locale: Locale): string {
  return text[locale] || text[locale === 'de' ? 'en' : 'de']
}
