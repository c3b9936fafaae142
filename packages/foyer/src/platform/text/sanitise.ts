import sanitizeHtml from 'sanitize-html'

/** Deeper than any written text. For each closing tag the parser looks through all open elements. */
const MAX_DEPTH = 200

/** `sanitizeHtml` in linear time; null where elements are nested more deeply than any text needs. */
export function sanitise(html: string, options: sanitizeHtml.IOptions): string | null {
  let depth = 0
  const count = {
    onOpenTag: () => {
      if (++depth > MAX_DEPTH) throw TOO_DEEP
    },
    onCloseTag: () => {
      depth--
    },
  }
  try {
    return sanitizeHtml(html, { ...options, ...count })
  } catch (error) {
    if (error === TOO_DEEP) return null
    throw error
  }
}

const TOO_DEEP = new Error('too deep')
