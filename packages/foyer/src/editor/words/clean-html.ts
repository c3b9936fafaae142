import { isSafeLink } from '../../contract/links.ts'

const TAGS: Record<string, string> = {
  ...{ P: 'p', STRONG: 'strong', B: 'strong', EM: 'em', I: 'em' },
  ...{ UL: 'ul', OL: 'ol', LI: 'li', A: 'a', BR: 'br' },
}
const ALIGNED = new Set(['p', 'ul', 'ol', 'li'])
const ALIGNMENTS = new Set(['left', 'center', 'right'])
/** The content of these elements is not text. */
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'TEXTAREA',
])

/**
 * 1 §9 Rich text toolbar: allows what it can make, and nothing else, for text that is shown before the server has
 * checked it. It is parsed in a document in which nothing runs or loads, and built again.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(cleanNode).join('').trim()
}

function cleanNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '')
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  const element = node as HTMLElement
  if (DROPPED.has(element.tagName.toUpperCase())) return ''
  const inner = [...element.childNodes].map(cleanNode).join('')
  const tag = TAGS[element.tagName]
  if (!tag) return inner
  if (tag === 'br') return '<br />'
  // A list item directly contains its text, without a paragraph: the form that the server stores.
  if (tag === 'p' && element.parentElement?.tagName === 'LI' && !element.style.textAlign) return inner
  return `<${tag}${attributesOf(element, tag)}>${inner}</${tag}>`
}

function attributesOf(element: HTMLElement, tag: string): string {
  if (tag === 'a') {
    const link = element.getAttribute('href') ?? ''
    const target =
      element.getAttribute('target') === '_blank' ? ' target="_blank" rel="noopener noreferrer"' : ''
    return link && isSafeLink(link) ? ` href="${escaped(link)}"${target}` : ''
  }
  const align = element.style?.textAlign ?? ''
  return ALIGNED.has(tag) && ALIGNMENTS.has(align) ? ` style="text-align:${align}"` : ''
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
