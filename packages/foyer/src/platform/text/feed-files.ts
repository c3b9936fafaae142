import type { Locale } from '../../contract/locale.ts'

/** What a feed is made of, in both forms. */
export interface Feed {
  locale: Locale
  title: string
  subtitle: string
  /** The publisher, also used for an entry without an author. */
  publisher: string
  /** The address of the feed, and of the page it belongs to. */
  self: string
  page: string
  origin: string
  entries: FeedEntry[]
}

export interface FeedEntry {
  /** What it is and its id, such as `article/17`: stays the same when a new title changes the address. */
  key: string
  title: string
  /** The language of the title, where it is not that of the feed. */
  lang?: Locale | undefined
  url: string
  author?: string
  published: string
  updated: string
  category?: { term: string; name: string; lang?: Locale | undefined } | null
  summary: string
  summaryLang?: Locale | undefined
}

/** An Atom document (RFC 4287). */
export function atomFeed({ locale, title, subtitle, publisher, self, page, origin, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${text(title)}</title>`,
    `<subtitle>${text(subtitle)}</subtitle>`,
    `<id>${text(self)}</id>`,
    `<author><name>${text(publisher)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${text(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(page)}"/>`,
    `<updated>${text(lastChange(entries))}</updated>`,
    ...entries.map((one) => entry(one, locale, origin)),
    '</feed>',
    '',
  ].join('\n')
}

/** A feed without entries has no date of change. */
function lastChange(entries: FeedEntry[]): string {
  const moments = entries.map(({ updated }) => updated)
  const newest = moments.sort((one, other) => Date.parse(other) - Date.parse(one))[0]
  return newest ?? '1970-01-01T00:00:00Z'
}

function entry(
  { key, title, lang, url, author, summary, summaryLang, published, updated, category }: FeedEntry,
  locale: Locale,
  origin: string,
): string {
  const address = text(origin + url)
  return [
    '<entry>',
    `<title${inOther(lang)}>${text(title)}</title>`,
    `<id>${text(lastingId(key, locale, origin))}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${text(published)}</published>`,
    `<updated>${text(updated)}</updated>`,
    ...(author ? [`<author><name>${text(author)}</name></author>`] : []),
    ...(category
      ? [`<category term="${text(category.term)}" label="${text(category.name)}"${inOther(category.lang)}/>`]
      : []),
    `<summary${inOther(summaryLang)}>${text(summary)}</summary>`,
    '</entry>',
  ].join('\n')
}

/** A JSON Feed (jsonfeed.org, version 1.1) with the same entries. */
export function jsonFeed({ locale, title, subtitle, publisher, self, page, origin, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: page,
    feed_url: self,
    language: locale,
    authors: [{ name: publisher, url: origin }],
    items: entries.map((one) => ({
      id: lastingId(one.key, locale, origin),
      url: origin + one.url,
      title: one.title,
      content_text: one.summary,
      date_published: one.published,
      date_modified: one.updated,
      ...(one.lang && { language: one.lang }),
      ...(one.author && { authors: [{ name: one.author }] }),
      ...(one.category && { tags: [one.category.name] }),
    })),
  })
}

/** Set where a text falls back to the other language: a screen reader would read it in the feed's language. */
function inOther(lang: Locale | undefined): string {
  return lang ? ` xml:lang="${lang}"` : ''
}

/**
 * The id stays the same when a new title changes the address, or when the scheme changes (RFC 4151), so that feed
 * readers do not show an entry as new again.
 */
function lastingId(key: string, locale: Locale, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:${locale}/${key}`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML does not allow, including half surrogate pairs. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function text(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** Both forms: where the address of the feed ends, its type, and how it is written. */
export const FEED_FORMS = [
  { file: 'feed.xml', type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  { file: 'feed.json', type: 'application/feed+json; charset=utf-8', write: jsonFeed },
] as const
