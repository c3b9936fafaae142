import { isSafeLink } from '../../contract/links.ts'

/** A block of pasted content: a heading with its level, or paragraphs and lists as rich text. */
type Pasted = { heading: number; words: string } | { heading: null; html: string }

/**
 * Converts what other programs put on the clipboard to rich text. In Word a list is a series of paragraphs that begin with signs,
 * in Google Docs everything is inside a bold tag that is not bold, and their formatting is in styles. The rows of a table become
 * paragraphs.
 */
export function readPasted(html: string): Pasted[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const reading: Reading = { blocks: [], line: '', items: [] }
  readBlocks(body, reading)
  endItems(reading)
  return reading.blocks
}

/** The same where headings are not possible: they become bold paragraphs. */
export function richTextOfPasted(html: string): string {
  const blocks = readPasted(html)
  const [only, ...more] = blocks
  // A single paragraph is inserted into the current line.
  if (only && more.length === 0 && only.heading === null && only.html.startsWith('<p>'))
    return only.html.slice('<p>'.length, -'</p>'.length)
  return blocks
    .map((block) => (block.heading === null ? block.html : `<p><strong>${escaped(block.words)}</strong></p>`))
    .join('')
}

interface Item {
  level: number
  isOrdered: boolean
  words: string
}

interface Reading {
  blocks: Pasted[]
  /** Text that is in no paragraph yet. */
  line: string
  /** The entries of the list that is being read. */
  items: Item[]
}

const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'TITLE',
  'META',
  'LINK',
  'XML',
  'HEAD',
  'IFRAME',
  'SVG',
])
const BLOCKS = 'p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, section, article, pre, hr'
const BETWEEN_CELLS = ' – '

function readBlocks(parent: Element, reading: Reading): void {
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !(node.matches(BLOCKS) || node.querySelector(BLOCKS))) {
      if (node.nodeName === 'BR') endLine(reading)
      else reading.line += inlineOf(node)
      continue
    }
    endLine(reading)
    readBlock(node, reading)
    endLine(reading)
  }
}

function readBlock(element: Element, reading: Reading): void {
  if (DROPPED.has(element.tagName.toUpperCase())) return
  const item = wordItem(element)
  if (item) {
    addItem(reading, item)
    return
  }
  const level = headingLevel(element)
  if (level !== null) {
    const words = collapsed(element.textContent ?? '').trim()
    endItems(reading)
    if (words !== '') reading.blocks.push({ heading: level, words })
  } else if (element.matches('ul, ol')) {
    endItems(reading)
    for (const one of itemsIn(element, 1)) addItem(reading, one)
    endItems(reading)
  } else if (element.matches('table')) {
    for (const row of element.querySelectorAll('tr')) {
      const cells = [...row.querySelectorAll('td, th')].map((cell) => inlineOf(cell).trim()).filter(Boolean)
      reading.line = cells.join(BETWEEN_CELLS)
      endLine(reading)
    }
  } else readBlocks(element, reading)
}

function endLine(reading: Reading): void {
  const words = trimmed(reading.line)
  reading.line = ''
  if (words === '') return
  endItems(reading)
  reading.blocks.push({ heading: null, html: `<p>${words}</p>` })
}

function addItem(reading: Reading, item: Item): void {
  const [first] = reading.items
  if (first && item.level <= first.level && item.isOrdered !== first.isOrdered) endItems(reading)
  if (item.words !== '') reading.items.push(item)
}

function endItems(reading: Reading): void {
  if (reading.items.length > 0) reading.blocks.push({ heading: null, html: listOf(reading.items) })
  reading.items = []
}

function listOf(items: Item[]): string {
  const [first] = items
  if (!first) return ''
  const tag = first.isOrdered ? 'ol' : 'ul'
  const entries: string[] = []
  for (let at = 0; at < items.length; at++) {
    const { words } = items[at] as Item
    const below: Item[] = []
    while ((items[at + 1]?.level ?? 0) > first.level) below.push(items[++at] as Item)
    entries.push(`<li>${words}${listOf(below)}</li>`)
  }
  return `<${tag}>${entries.join('')}</${tag}>`
}

/** Google Docs puts a nested list after the entry it belongs to, other programs into it. */
function itemsIn(list: Element, level: number): Item[] {
  const isOrdered = list.tagName === 'OL'
  return [...list.children].flatMap((child) => {
    if (child.matches('ul, ol')) return itemsIn(child, level + 1)
    const inner = [...child.children].filter((one) => one.matches('ul, ol'))
    const words = [...child.childNodes]
      .filter((one) => !inner.includes(one as Element))
      .map(inlineOf)
      .join('')
    return [{ level, isOrdered, words: trimmed(words) }, ...inner.flatMap((one) => itemsIn(one, level + 1))]
  })
}

/** `mso-list:l0 level2 lfo1`: the sign before the words tells the kind of list. */
function wordItem(element: Element): Item | null {
  const [, level] = /level(\d)/.exec(styleOf(element).get('mso-list') ?? '') ?? []
  if (!level || !element.matches('p, div')) return null
  const sign = [...element.querySelectorAll('span')].find(isSign)?.textContent ?? ''
  return {
    level: Number(level),
    isOrdered: /^\s*\(?[0-9a-z]{1,4}[.)]/i.test(sign),
    words: trimmed(inlineOf(element)),
  }
}

const isSign = (element: Element) => /ignore/i.test(styleOf(element).get('mso-list') ?? '')

function headingLevel(element: Element): number | null {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (level) return Number(level)
  return element.classList.contains('MsoTitle') ? 1 : null
}

function inlineOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(collapsed(node.textContent ?? ''))
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase()) || isSign(node)) return ''
  if (node.tagName === 'BR') return '<br />'
  const inner = [...node.childNodes].map(inlineOf).join('')
  if (inner.trim() === '') return inner
  const link = node.tagName === 'A' ? targetOf(node) : ''
  if (link) return `<a href="${escaped(link)}">${inner}</a>`
  const style = styleOf(node)
  const weight = style.get('font-weight') ?? (node.matches('b, strong') ? 'bold' : '')
  const slant = style.get('font-style') ?? (node.matches('i, em') ? 'italic' : '')
  const isBold = weight === 'bold' || Number(weight) >= 600
  const marked = slant === 'italic' ? `<em>${inner}</em>` : inner
  return isBold ? `<strong>${marked}</strong>` : marked
}

/** Google Docs links through a page of its own, and Word has links to internal marks. */
function targetOf(element: Element): string {
  const link = element.getAttribute('href') ?? ''
  if (link.startsWith('#')) return ''
  const through = /^https:\/\/www\.google\.com\/url\?/.test(link) ? new URL(link).searchParams.get('q') : null
  const target = through ?? link
  return isSafeLink(target) ? target : ''
}

/** Parsed from the attribute: a browser does not know `mso-list`, and a policy may forbid styles. */
function styleOf(element: Element): Map<string, string> {
  const pairs = (element.getAttribute('style') ?? '').split(';').map((one) => {
    const at = one.indexOf(':')
    return [one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()] as const
  })
  return new Map(pairs)
}

const collapsed = (text: string) => text.replace(/[\s\u00a0]+/g, ' ')

/** Breaks and spaces at both ends come from the other program. */
function trimmed(line: string): string {
  let words = line.trim()
  while (words.startsWith('<br />')) words = words.slice('<br />'.length).trim()
  while (words.endsWith('<br />')) words = words.slice(0, -'<br />'.length).trim()
  return words
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
