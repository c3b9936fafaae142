import type sanitizeHtml from 'sanitize-html'
import { sanitise } from './sanitise.ts'

const ALIGNABLE = ['p', 'ul', 'ol', 'li']
const ALIGNMENTS = ['left', 'center', 'right']

const NONE: sanitizeHtml.Attributes = {}

/** Of all styles the alignment alone is kept, in one spelling. */
const keepAlignment: sanitizeHtml.Transformer = (tagName, { style = '' }) => {
  const declarations = style.toLowerCase().split(';')
  const alignment = declarations.map(alignmentOf).find(Boolean)
  return { tagName, attribs: alignment ? { style: `text-align:${alignment}` } : NONE }
}

function alignmentOf(declaration: string): string | null {
  const [name, value = '', ...more] = declaration.split(':').map((part) => part.trim())
  return name === 'text-align' && ALIGNMENTS.includes(value) && more.length === 0 ? value : null
}

const keepLink: sanitizeHtml.Transformer = (tagName, { href = '', target }) => ({
  tagName,
  // Browsers read an address without its tabs and line breaks: so it is stored as it leads.
  attribs: {
    href: href.replace(/[\t\n\r]/g, ''),
    ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
  },
})

/** What the toolbar can make, and nothing else (1 §9 Rich text toolbar): bold, italic, links, two lists, alignment. */
const TOOLBAR: sanitizeHtml.IOptions = {
  allowedTags: ['br', 'strong', 'em', 'a', ...ALIGNABLE],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ...Object.fromEntries(ALIGNABLE.map((tag) => [tag, ['style']])),
  },
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: keepLink,
    ...Object.fromEntries(ALIGNABLE.map((tag) => [tag, keepAlignment])),
  },
}

/** More than any text has been seen to need. */
const MAX_PASSES = 10

/**
 * Run when text is stored and again when it is shown: a gap in yesterday's rules is closed today. Once more until nothing
 * changes, because what is left after a pass may be read differently by the next; clean text takes a single one.
 */
export function sanitiseRichText(html: string): string {
  let text = html
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    // Of elements too deep in each other to be anybody's writing, the words are kept.
    const clean = (sanitise(text, TOOLBAR) ?? sanitise(withoutTags(text), TOOLBAR) ?? '').trim()
    if (clean === text) break
    text = clean
  }
  return text
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ')
}
