import type { Bytes } from './bytes.ts'

/** The brands of films and recordings in this family. Pictures (`avif`, `heic`) and QuickTime have others. */
const BRANDS = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'mp71', 'avc1'],
  ...['av01', 'hvc1', 'hev1', 'dash', 'cmfc', 'cmf2', 'M4V ', 'M4VH', 'M4VP', 'M4A ', 'M4B ', 'MSNV', 'f4v '],
])

/** More than any accepted film has. A file that consists of box headers only would otherwise be read for minutes. */
const MAX_BOXES = 50_000

interface Box {
  type: string
  /** Of the content of the box. */
  start: number
  end: number
}

/** Whether this is a film or a recording: its brand first, then boxes up to its end, among them tracks and media data. */
export async function isMp4(bytes: Bytes): Promise<boolean> {
  const [first, ...rest] = (await boxesIn(bytes, 0, bytes.length)) ?? []
  if (first?.type !== 'ftyp') return false
  const brand = await bytes.read(first.start, Math.min(4, first.end - first.start))
  if (!BRANDS.has(brand.toString('latin1'))) return false
  const film = rest.filter(({ type }) => type === 'moov')
  const parts = film.length === 1 && film[0] ? await boxesIn(bytes, film[0].start, film[0].end) : null
  if (!parts?.some(({ type }) => type === 'mvhd') || !parts.some(({ type }) => type === 'trak')) return false
  return rest.some(({ type }) => type === 'mdat')
}

/** The boxes of a file or of a box; null where they do not fill it exactly. */
async function boxesIn(bytes: Bytes, from: number, to: number): Promise<Box[] | null> {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to) {
    const begin = await bytes.read(at, Math.min(16, to - at))
    const type = begin.toString('latin1', 4, 8)
    const { head, size } = lengthOf(begin, to - at)
    if (size < head || at + size > to || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return null
    if (boxes.push({ type, start: at + head, end: at + size }) > MAX_BOXES) return null
    at += size
  }
  return at === to ? boxes : null
}

/** 1 means that the length follows in eight bytes, 0 that the box reaches to the end. */
function lengthOf(begin: Buffer, left: number): { head: number; size: number } {
  const size = begin.readUInt32BE(0)
  if (size === 0) return { head: 8, size: left }
  if (size !== 1) return { head: 8, size }
  return begin.length < 16 ? { head: 16, size: 0 } : { head: 16, size: Number(begin.readBigUInt64BE(8)) }
}
