import PDFDocument from 'pdfkit'
import { printFace } from '../../../house/theme/print-faces.ts'
import { qrPath } from '../../../platform/qr-code.ts'

/** One line of an evening: what is bold, and what follows. */
export interface SheetEvent {
  time: string
  title: string
  facts: string
  price: string
  /** Such as `Ausverkauft`. */
  notice: string
  isCancelled: boolean
  isPremiere: boolean
}

export interface SheetDay {
  number: string
  weekday: string
  /** Where another month begins. */
  month: string
  events: SheetEvent[]
}

export interface Sheet {
  lang: string
  /** On which it is made. */
  day: string
  house: string
  /** Large, such as `März`, with `2026` beside it. */
  title: string
  year: string
  /** The filters chosen, in words. */
  chosen: string
  days: SheetDay[]
  /** What the letters behind an evening mean. */
  legend: string
  /** The address of the page, as it is read and as a code. */
  address: string
  madeOn: string
}

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }
const EDGE = 34
const WIDTH = PAGE.width - 2 * EDGE
const GAP = 16
const CODE = 58
const HEAD = 116
const FOOT = 26

/** From large letters in two columns to small ones in three: the first that holds everything on one page is taken. */
const SETTINGS = [
  { columns: 2, size: 10.5 },
  { columns: 2, size: 9.5 },
  { columns: 2, size: 8.5 },
  { columns: 3, size: 8.5 },
  { columns: 3, size: 7.75 },
  { columns: 3, size: 7 },
] as const
type Setting = (typeof SETTINGS)[number]
const SMALLEST = SETTINGS[SETTINGS.length - 1] as Setting

/** Draws the programme of some days on as few pages as possible, in black, in the faces of the house. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, pdfVersion: '1.7', lang: sheet.lang },
    ...{ tagged: true, displayTitle: true },
    // With the hour, the same sheet would be another file each time.
    info: {
      Title: `${sheet.title} ${sheet.year} – ${sheet.house}`,
      Author: sheet.house,
      CreationDate: new Date(`${sheet.day}T00:00:00Z`),
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => doc.once('end', resolve))
  for (const face of ['title', 'bold', 'text'] as const) doc.registerFont(face, printFace(face))
  const setting = SETTINGS.find((one) => columnsOf(doc, sheet.days, one).length <= one.columns) ?? SMALLEST
  const columns = columnsOf(doc, sheet.days, setting)
  const pages = Math.ceil(Math.max(1, columns.length) / setting.columns)
  for (let page = 0; page < pages; page++) {
    doc.addPage()
    drawHead(doc, sheet)
    const ofPage = columns.slice(page * setting.columns, (page + 1) * setting.columns)
    for (const [column, days] of ofPage.entries()) drawColumn(doc, days, column, setting)
    drawFoot(doc, sheet, pages > 1 ? `${page + 1}/${pages}` : '')
  }
  doc.end()
  await ended
  return Buffer.concat(parts)
}

type Doc = InstanceType<typeof PDFDocument>

function drawHead(doc: Doc, { title, year, house, chosen, address }: Sheet): void {
  const right = PAGE.width - EDGE
  doc.font('title')
  // As large as the line allows: months differ in length.
  const line = WIDTH - CODE - GAP
  const size = Math.min(64, (64 * line) / doc.fontSize(64).widthOfString(title))
  tag(doc, 'H1', () => {
    doc.fontSize(size).text(title, EDGE - size * 0.04, EDGE - 6, { lineBreak: false })
  })
  tag(doc, 'P', () => {
    const words = [house, year, chosen].filter(Boolean).join('  ·  ')
    doc.font('bold').fontSize(10)
    doc.text(words, EDGE, EDGE + 66, { width: line, height: 13, ellipsis: true })
  })
  const { size: modules, path } = qrPath(address)
  artifact(doc, () => {
    doc.save()
    // Without the white around it, which the page is.
    const scale = CODE / (modules - 8)
    doc.translate(right - CODE - 4 * scale, EDGE - 4 * scale).scale(scale)
    doc.path(path).fill('black').restore()
    doc.lineWidth(2.5).moveTo(EDGE, HEAD).lineTo(right, HEAD).stroke('black')
  })
}

function drawFoot(doc: Doc, { legend, address, madeOn }: Sheet, page: string): void {
  const y = PAGE.height - EDGE - 9
  doc.font('text').fontSize(6.5)
  artifact(doc, () => {
    doc
      .lineWidth(0.5)
      .moveTo(EDGE, y - 5)
      .lineTo(PAGE.width - EDGE, y - 5)
      .stroke('black')
  })
  tag(doc, 'P', () => {
    doc.text(legend, EDGE, y, { width: WIDTH * 0.55, height: 8, ellipsis: true })
    const right = [address.replace(/^https?:\/\//, ''), madeOn, page].filter(Boolean).join('  ·  ')
    doc.text(right, EDGE + WIDTH * 0.55, y, {
      width: WIDTH * 0.45,
      height: 8,
      align: 'right',
      ellipsis: true,
    })
  })
}

const widthOf = ({ columns }: Setting) => (WIDTH - GAP * (columns - 1)) / columns
const indentOf = ({ size }: Setting) => size * 3
const AVAILABLE = PAGE.height - HEAD - EDGE - FOOT

/** Part of a day: a day that is longer than a column goes on in the next one. */
interface Part extends SheetDay {
  height: number
}

/** The days in columns, none higher than a page. */
function columnsOf(doc: Doc, days: SheetDay[], setting: Setting): Part[][] {
  const columns: Part[][] = []
  let left = 0
  const put = (part: Part) => {
    if (part.height > left) {
      columns.push([])
      left = AVAILABLE
    }
    columns.at(-1)?.push(part)
    left -= part.height
  }
  for (const day of days) {
    let part: Part = { ...day, events: [], height: headOf(day, setting) }
    for (const event of day.events) {
      const height = heightOf(doc, event, setting)
      if (part.height + height > AVAILABLE) {
        put(part)
        part = { ...day, month: '', events: [], height: headOf({ ...day, month: '' }, setting) }
      }
      part = { ...part, events: [...part.events, event], height: part.height + height }
    }
    put({ ...part, height: Math.max(part.height, setting.size * 3.4) })
  }
  return columns
}

const headOf = ({ month }: SheetDay, { size }: Setting) => size * 0.6 + (month ? size * 2.4 : 0)

function heightOf(doc: Doc, event: SheetEvent, setting: Setting): number {
  const width = widthOf(setting) - indentOf(setting)
  const { size } = setting
  const title = doc
    .font('bold')
    .fontSize(size)
    .heightOfString(titleOf(event), { width, lineGap: -size * 0.12 })
  const facts = doc
    .font('text')
    .fontSize(size * 0.84)
    .heightOfString(factsOf(event) || ' ', { width })
  return title + facts + size * 0.42
}

const titleOf = ({ time, title }: SheetEvent) => `${time}  ${title}`
const factsOf = ({ notice, facts, price }: SheetEvent) => [notice, facts, price].filter(Boolean).join(' · ')

function drawColumn(doc: Doc, days: Part[], column: number, setting: Setting): void {
  const { size } = setting
  const x = EDGE + column * (widthOf(setting) + GAP)
  const indent = indentOf(setting)
  const width = widthOf(setting) - indent
  let top = HEAD + size * 0.4
  for (const day of days) {
    let y = top
    if (day.month) {
      tag(doc, 'H2', () =>
        doc
          .font('title')
          .fontSize(size * 1.5)
          .text(day.month, x, y + size * 0.4, { lineBreak: false }),
      )
      y += size * 2.4
    }
    artifact(doc, () => {
      doc
        .lineWidth(0.5)
        .moveTo(x, y)
        .lineTo(x + widthOf(setting), y)
        .stroke('black')
    })
    y += size * 0.35
    tag(doc, 'H3', () => {
      doc
        .font('title')
        .fontSize(size * 1.75)
        .text(day.number, x, y - size * 0.2, { lineBreak: false })
      doc
        .font('text')
        .fontSize(size * 0.8)
        .text(day.weekday, x, y + size * 1.85, { lineBreak: false })
    })
    for (const event of day.events) {
      const height = heightOf(doc, event, setting)
      tag(doc, 'P', () => drawEvent(doc, event, { x: x + indent, y, width, size }))
      y += height
    }
    top += day.height
  }
}

interface Place {
  x: number
  y: number
  width: number
  size: number
}

function drawEvent(doc: Doc, event: SheetEvent, { x, y, width, size }: Place): void {
  const options = { width, lineGap: -size * 0.12, strike: event.isCancelled }
  doc.font('bold').fontSize(size).text(titleOf(event), x, y, options)
  doc.font('text').fontSize(size * 0.84)
  const facts = [event.facts, event.price].filter(Boolean).join(' · ')
  if (!event.notice) {
    doc.text(facts || ' ', x, doc.y, { width })
    return
  }
  doc.font('bold').text(event.notice, x, doc.y, { width, continued: facts !== '' })
  if (facts) doc.font('text').text(` · ${facts}`)
}

/** A part of the text for screen readers. */
function tag(doc: Doc, type: string, draw: () => void): void {
  const element = doc.struct(type, {}, draw)
  doc.addStructure(element)
  element.end()
}

/** Lines and pictures that say nothing. */
function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}
