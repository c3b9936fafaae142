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
}

/** An excerpt as texts: of its HTML only the marks are understood, so that whatever else it held could never become markup. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((html, place) => ({ text: plain(html), isFound: place % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

function plain(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)
}
