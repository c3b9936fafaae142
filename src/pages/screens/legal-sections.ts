import { slugOf } from '../../contract/slug.ts'

export interface LegalSection {
  /** What the address of the section ends with. */
  anchor: string
  /** HTML without a tag. */
  title: string
  html: string
}

export interface LegalSections {
  /** What stands before the first section. */
  lead: string
  sections: LegalSection[]
}

/** Bold at the beginning of a paragraph, and what follows it there. */
const BOLD_START = /^<p[^>]*><strong>(.*?)<\/strong>(\s*<br \/>|\s*)(.*)<\/p>$/s
const NUMBERED = /^(§\s*)?\d+/

/**
 * The toolbar makes no headings (1 §9), so editors write them in bold: a line of its own, or a few words ending in a full
 * stop before the text goes on. These become headings. An opening sentence in bold is no title: it stays in the lead.
 */
export function sectionsOf(content: string): LegalSections {
  const sections: LegalSection[] = []
  let lead = ''
  for (const [place, block] of blocksOf(content).entries()) {
    const begun = beginning(block)
    if (begun && (place > 0 || begun.standsAlone || NUMBERED.test(begun.title))) {
      sections.push({ anchor: anchorFor(begun.title, sections), title: begun.title, html: begun.rest })
      continue
    }
    const current = sections.at(-1)
    if (current) current.html += block
    else lead += block
  }
  return { lead, sections }
}

function beginning(block: string) {
  const [, bold = '', gap = '', rest = ''] = BOLD_START.exec(block) ?? []
  const words = bold
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const standsAlone = gap.includes('<br') || rest === ''
  if (words === '' || !(standsAlone || words.endsWith('.'))) return null
  return { title: words.replace(/[.:]$/, ''), rest: rest && `<p>${rest}</p>`, standsAlone }
}

/** The outermost elements of a text, one by one; what stands between them goes with the one before. */
function blocksOf(content: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, index } of content.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
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

function anchorFor(title: string, taken: LegalSection[]): string {
  const slug = slugOf(title.replace(/&\w+;/g, ' '))
  const others = taken.filter(({ anchor }) => anchor === slug || anchor.startsWith(`${slug}--`)).length
  return others === 0 ? slug : `${slug}--${others + 1}`
}
