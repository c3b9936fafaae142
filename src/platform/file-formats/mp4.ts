/** What films and recordings of this family call themselves; pictures (`avif`, `heic`) and QuickTime are others. */
const BRANDS = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'mp71', 'avc1'],
  ...['av01', 'hvc1', 'hev1', 'dash', 'cmfc', 'cmf2', 'M4V ', 'M4VH', 'M4VP', 'M4A ', 'M4B ', 'MSNV', 'f4v '],
])

interface Box {
  type: string
  content: Buffer
}

/** A film or recording: its kind first, then boxes up to its end, among them tracks and what they play. */
export function isMp4(bytes: Buffer): boolean {
  const [first, ...rest] = boxesIn(bytes) ?? []
  if (first?.type !== 'ftyp' || !BRANDS.has(first.content.toString('latin1', 0, 4))) return false
  const film = rest.filter(({ type }) => type === 'moov')
  const parts = film.length === 1 && film[0] ? boxesIn(film[0].content) : null
  if (!parts?.some(({ type }) => type === 'mvhd') || !parts.some(({ type }) => type === 'trak')) return false
  return rest.some(({ type }) => type === 'mdat')
}

/** The boxes of a file or of a box; null where they do not fill it exactly. */
function boxesIn(bytes: Buffer): Box[] | null {
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const { head, size } = lengthOf(bytes, at)
    if (size < head || at + size > bytes.length || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return null
    boxes.push({ type, content: bytes.subarray(at + head, at + size) })
    at += size
  }
  return at === bytes.length ? boxes : null
}

/** 1 says that the length follows in eight bytes, 0 that the box goes on to the end. */
function lengthOf(bytes: Buffer, at: number): { head: number; size: number } {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { head: 8, size: bytes.length - at }
  if (size !== 1) return { head: 8, size }
  return at + 16 > bytes.length
    ? { head: 16, size: 0 }
    : { head: 16, size: Number(bytes.readBigUInt64BE(at + 8)) }
}
