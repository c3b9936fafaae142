import type sanitizeHtml from 'sanitize-html'
import { sanitise } from './sanitise.ts'

const ALIGNABLE = ['p', 'ul', 'ol', 'li']
const ALIGNMENTS = ['left', 'center', 'right']

const NONE: sanitizeHtml.Attributes = {}

/** Keeps only the alignment of all styles, in one spelling. */
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
  // Browsers ignore tabs and line breaks in an address, so it is stored without them.
  attribs: {
    href: href.replace(/[\t\n\r]/g, ''),
    ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
  },
})

/** Only what the toolbar can make (1 §9 Rich text toolbar): bold, italic, links, two lists, alignment. */
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

/** More than any text in practice needs. */
const MAX_PASSES = 10

/**
 * Runs when text is stored and again when it is shown, so that a rule added later also applies to older texts. It repeats until
 * nothing changes, because a parser may read the result of one pass differently; clean text takes a single pass.
 */
export function sanitiseRichText(html: string): string {
  let text = html
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    // Elements nested too deeply for a written text are removed; their words stay.
    const clean = (sanitise(text, TOOLBAR) ?? sanitise(withoutTags(text), TOOLBAR) ?? '').trim()
    if (clean === text) break
    text = clean
  }
  return text
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ')
}
