import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'

interface Evening {
  day: string
  time: string
  title: string
  room: string
  prices: number[]
  status: string
}

interface Zine {
  /** The first day and the last one, such as `2026-11-19`. */
  first: string
  last: string
  evenings: Evening[]
  venue: { name: string; street: string; postal_code: string; city: string; directions: string } | null
}

type Pdf = InstanceType<typeof PDFDocument>

/** A sheet of A4 on its side is two pages of A5. In points. */
const SHEET = { width: 841.89, height: 595.28 }
const PAGE = { width: SHEET.width / 2, height: SHEET.height }
const MARGIN = 28
const COLUMN = PAGE.width - 2 * MARGIN
const INK = '#ff5eb9'
const TONER = '#0b0b0b'
/** How small the list may become before the last evenings are left out. */
const SMALLEST = 0.62

const fontFile = (name: string) => readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))

/** One sheet, printed on both sides and folded once: cover and way here outside, the evenings inside. Black and one ink. */
export async function drawZine(zine: Zine): Promise<Buffer> {
  // Not compressed: the server compresses what it sends.
  const pdf = new PDFDocument({
    ...{ size: [SHEET.width, SHEET.height], margin: 0, compress: false, lang: 'en-GB' },
    info: { Title: `The Tannery, ${said(zine.first)} to ${said(zine.last)}`, Author: 'The Tannery' },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  pdf.registerFont('loud', await fontFile('archivo-black'))
  pdf.registerFont('typed', await fontFile('jetbrains-mono'))
  drawWay(pdf, zine)
  drawCover(pdf, zine)
  pdf.addPage()
  drawEvenings(pdf, zine)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

/** At the right of the outside: what one sees first. The ink lies below the toner, which covers it where both are. */
function drawCover(pdf: Pdf, { first, last, evenings }: Zine): void {
  const left = PAGE.width + MARGIN
  const count = String(evenings.length)
  pdf.fillColor(INK)
  fitted(pdf, monthOf(first).toUpperCase(), left, 70)
  pdf.font('loud').fontSize(count.length > 2 ? 190 : 280)
  pdf.text(count, left - 8, 190, { lineBreak: false, characterSpacing: -14 })
  pdf.fillColor(TONER)
  fitted(pdf, 'TANNERY', left, 24)
  fitted(pdf, evenings.length === 1 ? 'ONE NIGHT' : 'NIGHTS', left, 370)
  pdf.font('typed').fontSize(10)
  pdf.text(`${said(first)} to ${said(last)}`, left, PAGE.height - 92, { width: COLUMN })
  pdf.text('Print both sides, fold, pass on.', { width: COLUMN })
  pdf.rect(left, PAGE.height - 40, COLUMN, 12).fill(INK)
}

/** At the left of the outside, which is the back: how to get there. */
function drawWay(pdf: Pdf, { venue }: Zine): void {
  pdf.rect(MARGIN, MARGIN, COLUMN, 6).fill(TONER)
  pdf
    .fillColor(TONER)
    .font('loud')
    .fontSize(26)
    .text('HOW TO GET HERE', MARGIN, MARGIN + 18, { width: COLUMN })
  pdf.font('typed').fontSize(13).moveDown(0.6)
  const lines = venue
    ? [`${venue.name}\n${venue.street}\n${venue.postal_code} ${venue.city}`, plain(venue.directions)]
    : ['Ask anybody in the harbour.']
  for (const line of lines) {
    pdf.text(printable(line), MARGIN, pdf.y, { width: COLUMN, lineGap: 3 }).moveDown()
  }
}

/** Two columns of days, as large as they fit. */
function drawEvenings(pdf: Pdf, { evenings }: Zine): void {
  pdf.fillColor(TONER)
  if (evenings.length === 0) {
    pdf.font('loud').fontSize(60).text('ADD PAPER', MARGIN, 200, { width: COLUMN })
    pdf
      .font('typed')
      .fontSize(10)
      .text('Nothing is on this month. The copier is still warm.', { width: COLUMN })
    return
  }
  let size = 1
  while (size > SMALLEST && place(pdf, evenings, size, false) < evenings.length) size -= 0.04
  const shown = place(pdf, evenings, size, true)
  if (shown === evenings.length) return
  const more = `and ${evenings.length - shown} more on the wall`
  pdf
    .font('typed')
    .fontSize(8)
    .text(more, PAGE.width + MARGIN, PAGE.height - MARGIN - 8, { width: COLUMN })
}

/** Lays the evenings out, and draws them if asked to. Returns how many there was room for. */
function place(pdf: Pdf, evenings: Evening[], size: number, isDrawn: boolean): number {
  const bottom = PAGE.height - MARGIN - 12
  const dayWidth = 34 * size
  const width = COLUMN - dayWidth
  let [left, top] = [MARGIN, MARGIN]
  for (const [at, evening] of evenings.entries()) {
    const isNewDay = evenings[at - 1]?.day !== evening.day
    const title = printable(evening.title.toUpperCase())
    const facts = printable([evening.time, evening.room, price(evening)].filter(Boolean).join('  '))
    pdf.font('loud').fontSize(12 * size)
    const options = { width, lineGap: -1.5 * size, characterSpacing: -0.2 }
    const titleHeight = pdf.heightOfString(title, options)
    pdf.font('typed').fontSize(7.5 * size)
    const height = titleHeight + pdf.heightOfString(facts, { width }) + 4 * size
    if (top + height > bottom) {
      if (left > PAGE.width) return at
      ;[left, top] = [PAGE.width + MARGIN, MARGIN]
    }
    if (isDrawn) {
      if (isNewDay || top === MARGIN) {
        pdf.rect(left, top - 1.5, COLUMN, 0.8).fill(TONER)
        pdf.rect(left, top + 1, dayWidth - 6 * size, 12 * size).fill(INK)
        pdf
          .fillColor(TONER)
          .font('loud')
          .fontSize(12 * size)
        pdf.text(String(Number(evening.day.slice(8))), left + 2, top + 0.5, { lineBreak: false })
      }
      pdf
        .fillColor(TONER)
        .font('loud')
        .fontSize(12 * size)
      pdf.text(title, left + dayWidth, top, { ...options, strike: evening.status === 'cancelled' })
      pdf.font('typed').fontSize(7.5 * size)
      pdf.text(facts, left + dayWidth, top + titleHeight, { width })
    }
    top += height
  }
  return evenings.length
}

function price({ prices, status }: Evening): string {
  if (status === 'cancelled') return 'off'
  if (status === 'sold_out') return 'full'
  if (prices.length === 0) return ''
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const pounds = (amount: number) => `£${Number.isInteger(amount) ? amount : amount.toFixed(2)}`
  if (most === 0) return 'free'
  return least === most ? pounds(most) : `${pounds(least)}–${most}`
}

/** A word as wide as the column. */
function fitted(pdf: Pdf, word: string, left: number, top: number): void {
  pdf.font('loud').fontSize(100)
  const spacing = -3
  const size = (100 * COLUMN) / (pdf.widthOfString(word, { characterSpacing: spacing }) + 4)
  pdf.fontSize(size)
  pdf.text(word, left, top, { lineBreak: false, characterSpacing: (spacing * size) / 100 })
}

const dayIn = (day: string) => new Date(`${day}T12:00:00Z`)
const monthOf = (day: string) => dayIn(day).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
const said = (day: string) =>
  dayIn(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The words of a text of several paragraphs. */
function plain(html: string): string {
  return html
    .replace(/<\/p>\s*<p[^<>]*>/g, '\n\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:apos|#39);/g, "'")
    .trim()
}

/** The two fonts have the letters of western Europe. Others lose their marks, and what is left unknown becomes a dot. */
function printable(text: string): string {
  const isKnown = /[\n\x20-\x7e\u00a0-\u00ff\u0152\u0153–—‘’‚“”„•…€™]/
  return [...text]
    .map((letter) => {
      if (isKnown.test(letter)) return letter
      const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return [...bare].every((one) => isKnown.test(one)) ? bare : '·'
    })
    .join('')
}
