import { z } from 'zod'
import { inLanguage, languageOf } from './in-language.ts'
import { type Bilingual, inEachLocale, LOCALES, type Locale, siteLocale } from './locale.ts'
import { href } from './routes.ts'
import { slugOf } from './slug.ts'

/** Screens that show one item under `{slug}/{id}`. */
export type ItemRoute = 'article' | 'event' | 'form' | 'person' | 'production' | 'series' | 'venue'

/** The address of an item in each language. */
const itemUrls = z.object(inEachLocale(() => z.string()))

/** The language of a name or title, where it is not the requested one (`nameIn`). */
export const lang = z.enum(LOCALES).optional()

/** The same for other texts of an item, by their keys (`textsIn`). */
export function langs<K extends string>(...keys: K[]) {
  return z.object(Object.fromEntries(keys.map((key) => [key, lang])) as Record<K, typeof lang>).optional()
}

/** Part of every item with a screen of its own: its addresses, and the language of its title. */
export const itemAddress = { slug: z.string(), url: z.string(), urls: itemUrls, lang }

/** Just enough to link to an item. */
export const itemLink = z.object({ id: z.int(), name: z.string(), ...itemAddress })
export type ItemLink = z.infer<typeof itemLink>

/** An option of a filter, or another item of which only the name is shown. */
export const named = z.object({ id: z.int(), name: z.string(), lang })

export function addressOf(route: ItemRoute, id: number, title: Bilingual, locale: Locale) {
  const slugs = inEachLocale((language) => slugOf(inLanguage(title, language)))
  const urls = inEachLocale((language) => href(route, language, { slug: slugs[language], id }))
  const shown = siteLocale(locale)
  return { slug: slugs[shown], url: urls[shown], urls, ...otherLanguage(title, locale) }
}

/** The other language, where a text is missing in the requested one. Without it a screen reader would use the wrong voice. */
function otherLanguage(text: Bilingual, locale: Locale): { lang?: Locale } {
  const lang = languageOf(text, locale)
  return lang === undefined || lang === locale ? {} : { lang }
}

export function linkTo(route: ItemRoute, id: number, title: Bilingual, locale: Locale): ItemLink {
  return { id, name: inLanguage(title, locale), ...addressOf(route, id, title, locale) }
}

/** A name in the requested language; where it is missing, in the other one, which `lang` then names. */
export function nameIn(name: Bilingual, locale: Locale): { name: string; lang?: Locale } {
  return { name: inLanguage(name, locale), ...otherLanguage(name, locale) }
}

/**
 * Texts in the requested language; `langs` names those that were taken from the other one. Rich texts mark it in their HTML
 * (`richTextIn`).
 */
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

/** The facts that the house gives an item besides ours; missing where it gives none. */
export const withExtra = { extra: z.record(z.string(), z.unknown()).optional() }
