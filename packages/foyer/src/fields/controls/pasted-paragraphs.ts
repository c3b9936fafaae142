const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Plain text as HTML: empty lines separate paragraphs, other line ends become breaks. A single line is inserted into the current
 * line.
 */
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
