import type { Locale } from '../../../contract/locale.ts'

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

export interface ExcerptPart {
  text: string
  isFound: boolean
  lang?: Locale
}

const TAGS = /(<span lang="(?:de|en)">|<\/span>|<\/?mark>)/

/**
 * The parts of an excerpt as texts: only marks and languages of its HTML are read, so that nothing else can become
 * markup.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let isFound = false
  let language: { lang?: Locale } = {}
  for (const [place, piece] of excerpt.split(TAGS).entries()) {
    // Alternates between text and tags.
    if (place % 2 === 0) {
      if (piece !== '') parts.push({ text: plain(piece), isFound, ...language })
    } else if (piece.endsWith('mark>')) {
      isFound = piece === '<mark>'
    } else {
      language = piece === '</span>' ? {} : { lang: piece.slice(-4, -2) as Locale }
    }
  }
  return parts
}

function plain(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)
}
