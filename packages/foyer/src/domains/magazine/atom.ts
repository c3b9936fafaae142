import type { Locale } from '../../contract/locale.ts'
import type { ArticleSummary } from './contract.ts'

interface Feed {
  locale: Locale
  title: string
  subtitle: string
  /** The publisher, also used for an article without an author. */
  publisher: string
  /** The address of the feed, and of the page it belongs to. */
  self: string
  page: string
  origin: string
  articles: ArticleSummary[]
}

/** An Atom document (RFC 4287). */
export function atomFeed({ locale, title, subtitle, publisher, self, page, origin, articles }: Feed): string {
  // A feed without entries has no date of change.
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

/** Set where a text falls back to the other language: a screen reader would read it in the feed's language. */
function inOther(lang: Locale | undefined): string {
  return lang ? ` xml:lang="${lang}"` : ''
}

/**
 * The id stays the same when a new title changes the address, or when the scheme changes (RFC 4151), so that feed
 * readers do not show an article as new again.
 */
function lastingId(id: number, locale: Locale, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:${locale}/article/${id}`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML does not allow, including half surrogate pairs. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function text(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
