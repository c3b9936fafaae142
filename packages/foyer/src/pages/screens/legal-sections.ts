import { slugOf } from '../../contract/slug.ts'

export interface LegalSection {
  /** The fragment of the section's address. */
  anchor: string
  /** HTML without tags. */
  title: string
  html: string
}

export interface LegalSections {
  /** The text before the first section. */
  lead: string
  sections: LegalSection[]
}

const NUMBERED = /^(§\s*)?\d+/

/**
 * Splits a legal text into sections. The toolbar has no headings (1 §9), so editors write them in bold: as a line of its own, or
 * as a few words with a full stop at the beginning of a paragraph. An opening sentence in bold is no heading: it stays in the
 * lead.
 */
export function sectionsOf(content: string): LegalSections {
  const sections: LegalSection[] = []
  const anchorFor = uniqueAnchors()
  let lead = ''
  for (const [place, block] of blocksOf(content).entries()) {
    const begun = beginning(block)
    if (begun && (place > 0 || begun.standsAlone || NUMBERED.test(begun.title))) {
      sections.push({ anchor: anchorFor(begun.title), title: begun.title, html: begun.rest })
      continue
    }
    const current = sections.at(-1)
    if (current) current.html += block
    else lead += block
  }
  return { lead, sections }
}

function beginning(block: string) {
  const { bold, gap, rest } = boldStart(block)
  const words = bold
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const standsAlone = gap.includes('<br') || rest === ''
  if (words === '' || !(standsAlone || words.endsWith('.'))) return null
  return { title: words.replace(/[.:]$/, ''), rest: rest && `<p>${rest}</p>`, standsAlone }
}

const BOLD_END = '</strong>'
const PARAGRAPH_END = '</p>'

/** The bold text at the beginning of a paragraph, and the text after it. */
function boldStart(block: string) {
  const opening = /^<p[^<>]*><strong>/.exec(block)?.[0]
  const end = block.indexOf(BOLD_END)
  if (!opening || end === -1 || !block.endsWith(PARAGRAPH_END)) return { bold: '', gap: '', rest: '' }
  const after = block.slice(end + BOLD_END.length, -PARAGRAPH_END.length)
  const gap = /^\s*(?:<br \/>)?/.exec(after)?.[0] ?? ''
  return { bold: block.slice(opening.length, end), gap, rest: after.slice(gap.length) }
}

/** The top-level elements of a text; text between two of them belongs to the first. */
function blocksOf(content: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, index } of content.matchAll(/<\/?\w[^<>]*>/g)) {
    if (/^<br/.test(tag)) continue
    if (!tag.startsWith('</')) {
      if (depth === 0 && index > from) blocks.push(content.slice(from, index).trim())
      if (depth === 0) from = index
      depth++
    } else depth--
  }
  blocks.push(content.slice(from).trim())
  return blocks.filter(Boolean)
}

/** Makes an anchor for each title; a repeated title gets a number. */
function uniqueAnchors(): (title: string) => string {
  const uses = new Map<string, number>()
  return (title) => {
    const slug = slugOf(title.replace(/&\w+;/g, ' '))
    const count = (uses.get(slug) ?? 0) + 1
    uses.set(slug, count)
    return count === 1 ? slug : `${slug}--${count}`
  }
}
