import { z } from 'zod'
import { type Bilingual, LOCALES, type Locale } from './locale.ts'
import { href } from './routes.ts'
import { slugOf } from './slug.ts'

/** Screens that show one item under `{slug}/{id}`. */
export type ItemRoute = 'article' | 'event' | 'form' | 'person' | 'production' | 'series' | 'venue'

/** The address of an item in each language. */
const itemUrls = z.object({ de: z.string(), en: z.string() })

/** What every item with a screen of its own carries: where it is found, and what its title is written in where that is not what was asked for. */
export const itemAddress = {
  ...{ slug: z.string(), url: z.string(), urls: itemUrls },
  lang: z.enum(LOCALES).optional(),
}

/** Just enough to link to an item. */
export const itemLink = z.object({ id: z.int(), name: z.string(), ...itemAddress })
export type ItemLink = z.infer<typeof itemLink>

/** An option of a filter, or anything else that is only named. */
export const named = z.object({ id: z.int(), name: z.string() })

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

/** A text in the language asked for, or in the other where it is missing. */
export function inLanguage(text: Bilingual, locale: Locale): string {
  return text[locale] || text[locale === 'de' ? 'en' : 'de']
}
