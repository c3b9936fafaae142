import sanitizeHtml from 'sanitize-html'

const ALIGNABLE = ['p', 'ul', 'ol', 'li']

/** What the toolbar can make, and nothing else (1 §9 Rich text toolbar): bold, italic, links, two lists, alignment. */
const TOOLBAR: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'a', ...ALIGNABLE.slice(1)],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ...Object.fromEntries(ALIGNABLE.map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [/^(left|center|right)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '', target }) => ({
      tagName,
      attribs: { href, ...(target === '_blank' && { target, rel: 'noopener noreferrer' }) },
    }),
  },
}

/** Run when text is stored and again when it is shown: a gap in yesterday's rules is closed today. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, TOOLBAR).trim()
}
