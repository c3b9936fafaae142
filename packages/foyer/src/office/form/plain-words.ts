const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of a rich text without its tags: a line for each paragraph, and a dash before each entry of a list. */
export function plainWords(html: string): string {
  return html
    .replace(/<li\b[^<>]*>/g, '– ')
    .replace(/<br\b[^<>]*>|<\/(?:p|li)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+|#39);/g, (sign, name: string) => ENTITIES[name] ?? sign)
    .replace(/\n+/g, '\n')
    .trim()
}
