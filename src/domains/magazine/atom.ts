import type { Locale } from '../../contract/locale.ts'
import type { ArticleSummary } from './contract.ts'

interface Feed {
  locale: Locale
  title: string
  /** Where the feed itself is found, and the page it belongs to. */
  self: string
  page: string
  origin: string
  articles: ArticleSummary[]
}

/** An Atom document (RFC 4287). */
export function atomFeed({ locale, title, self, page, origin, articles }: Feed): string {
  // A feed without entries has changed at no moment anybody could name.
  const updated = articles[0]?.published_at ?? '1970-01-01T00:00:00Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${text(title)}</title>`,
    `<id>${text(self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${text(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(page)}"/>`,
    `<updated>${text(updated)}</updated>`,
    ...articles.map((article) => entry(article, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(
  { title, url, author, teaser, published_at, category }: ArticleSummary,
  origin: string,
): string {
  const address = text(origin + url)
  return [
    '<entry>',
    `<title>${text(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${text(published_at)}</published>`,
    `<updated>${text(published_at)}</updated>`,
    `<author><name>${text(author || new URL(origin).hostname)}</name></author>`,
    ...(category ? [`<category term="${text(category.slug)}" label="${text(category.name)}"/>`] : []),
    `<summary>${text(teaser)}</summary>`,
    '</entry>',
  ].join('\n')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold, halves of characters among them. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function text(value: string): string {
  return value.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
