const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of a rich text, for search engines and link previews: cut at a word, and no longer than they show. */
export function plainText(html: string, limit = 160): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length <= limit) return words
  const cut = words.slice(0, limit)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
