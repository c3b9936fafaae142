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

/** An excerpt as texts: of its HTML only marks and languages are understood, so that nothing else could become markup. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt.split(/<span lang="(de|en)">(.*?)<\/span>/).flatMap((html, place, all) => {
    // Outside, a language, inside, outside, …
    if (place % 3 === 1) return []
    const language = place % 3 === 2 ? { lang: all[place - 1] as Locale } : {}
    return html
      .split(/<\/?mark>/)
      .map((part, at) => ({ text: plain(part), isFound: at % 2 === 1, ...language }))
      .filter(({ text }) => text !== '')
  })
}

function plain(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)
}
