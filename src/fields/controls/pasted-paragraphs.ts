const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML: paragraphs at empty lines, breaks at the others. A single line stays within the one it is put into. */
export function paragraphsOf(text: string): string {
  const safe = text.replaceAll('\r', '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
  const paragraphs = safe.split(/\n{2,}/).map((part) => part.trim().replaceAll('\n', '<br>'))
  const [first = ''] = paragraphs
  return paragraphs.length === 1
    ? first
    : paragraphs
        .filter(Boolean)
        .map((part) => `<p>${part}</p>`)
        .join('')
}
