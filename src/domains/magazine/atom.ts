import type { Locale } from '../../contract/locale.ts'
import type { ArticleSummary } from './contract.ts'

interface Feed {
  locale: Locale
  title: string
  subtitle: string
  /** Who publishes it, and stands for an article that names no author. */
  publisher: string
  /** Where the feed itself is found, and the page it belongs to. */
  self: string
  page: string
  origin: string
  articles: ArticleSummary[]
}

/** An Atom document (RFC 4287). */
export function atomFeed({ locale, title, subtitle, publisher, self, page, origin, articles }: Feed): string {
  // A feed without entries has changed at no moment anybody could name.
  const updated = articles[0]?.published_at ?? '1970-01-01T00:00:00Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${text(title)}</title>`,
    `<subtitle>${text(subtitle)}</subtitle>`,
    `<id>${text(self)}</id>`,
    `<author><name>${text(publisher)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${text(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(page)}"/>`,
    `<updated>${text(updated)}</updated>`,
    ...articles.map((article) => entry(article, locale, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(
  { id, title, lang, langs, url, author, teaser, published_at, category }: ArticleSummary,
  locale: Locale,
  origin: string,
): string {
  const address = text(origin + url)
  return [
    '<entry>',
    `<title${inOther(lang)}>${text(title)}</title>`,
    `<id>${text(lastingId(id, locale, origin))}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${text(published_at)}</published>`,
    `<updated>${text(published_at)}</updated>`,
    ...(author ? [`<author><name>${text(author)}</name></author>`] : []),
    ...(category
      ? [`<category term="${text(category.slug)}" label="${text(category.name)}"${inOther(category.lang)}/>`]
      : []),
    `<summary${inOther(langs?.teaser)}>${text(teaser)}</summary>`,
    '</entry>',
  ].join('\n')
}

/** Said where a text falls back to the other language: a reader that speaks would take it for the feed's own. */
function inOther(lang: Locale | undefined): string {
  return lang ? ` xml:lang="${lang}"` : ''
}

/** An id outlives a new title, which changes the address, and a new scheme (RFC 4151): nobody reads an article as new twice. */
function lastingId(id: number, locale: Locale, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:${locale}/article/${id}`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold, halves of characters among them. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function text(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
