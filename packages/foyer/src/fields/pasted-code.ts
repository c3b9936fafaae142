import type sanitizeHtml from 'sanitize-html'
import { sanitise } from '../platform/text/sanitise.ts'

/** The attributes in which the providers' codes contain the address, by tag. */
const ADDRESSES: Record<string, string[]> = {
  iframe: ['src'],
  script: ['data-configuration'],
  blockquote: ['data-instgrm-permalink', 'cite'],
  a: ['href'],
}

/** The addresses in a pasted text: those of the frames in a piece of code, in their order, or the text itself. */
export function addressesIn(text: string): string[] {
  if (!text.includes('<')) return [text]
  const found: string[] = []
  const note: sanitizeHtml.Transformer = (tagName, attribs) => {
    for (const name of ADDRESSES[tagName] ?? []) {
      const address = attribs[name]
      if (address) found.push(address)
    }
    return { tagName, attribs }
  }
  sanitise(text, {
    allowedTags: [],
    transformTags: Object.fromEntries(Object.keys(ADDRESSES).map((tag) => [tag, note])),
  })
  return found
}
