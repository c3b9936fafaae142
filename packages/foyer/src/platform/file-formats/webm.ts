import type { Bytes } from './bytes.ts'

const HEADER = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
/** Other elements that may come before the media data: SeekHead, Cues, Chapters, Tags, Void, CRC-32. */
const OTHERS = [0x114d9b74, 0x1c53bb6b, 0x1043a770, 0x1254c367, 0xec, 0xbf]

interface Element {
  id: number
  start: number
  /** Null where it is unknown, as in recordings made by a browser. */
  size: number | null
}

/** Whether this is a film: a header that names WebM, then info and tracks before the first cluster. */
export async function isWebm(bytes: Bytes): Promise<boolean> {
  const header = await elementAt(bytes, 0)
  if (header?.id !== HEADER || header.size === null || (await docType(bytes, header)) !== 'webm') return false
  const segment = await elementAt(bytes, header.start + header.size)
  if (segment?.id !== SEGMENT) return false
  if (segment.size !== null && segment.start + segment.size > bytes.length) return false
  const seen = new Set<number>()
  let at = segment.start
  for (;;) {
    const element = await elementAt(bytes, at)
    if (element?.id === CLUSTER) return seen.has(INFO) && seen.has(TRACKS)
    if (!element || element.size === null || ![INFO, TRACKS, ...OTHERS].includes(element.id)) return false
    seen.add(element.id)
    at = element.start + element.size
  }
}

async function docType(bytes: Bytes, header: Element): Promise<string | null> {
  const end = header.start + (header.size ?? 0)
  let at = header.start
  while (at < end) {
    const element = await elementAt(bytes, at)
    if (!element || element.size === null || element.start + element.size > end) return null
    at = element.start + element.size
    if (element.id === DOC_TYPE)
      return (await bytes.read(element.start, Math.min(element.size, 16))).toString('latin1')
  }
  return null
}

/** An id, then a length. In each, the first set bit says how many bytes it has. */
async function elementAt(bytes: Bytes, at: number): Promise<Element | null> {
  const begin = await bytes.read(at, 12)
  const idLength = lengthAt(begin, 0)
  const sizeLength = lengthAt(begin, idLength)
  const length = idLength + sizeLength
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || length > begin.length) return null
  // Files of the accepted size need no more than 48 bits.
  const digits = begin.subarray(idLength, length)
  const first = (digits[0] ?? 0) & (0xff >> sizeLength)
  const isUnknown = first === 0xff >> sizeLength && digits.subarray(1).every((digit) => digit === 0xff)
  const size = digits.subarray(1).reduce((sum, digit) => sum * 256 + digit, first)
  return { id: begin.readUIntBE(0, idLength), start: at + length, size: isUnknown ? null : size }
}

/** The number of bytes of an id or a length; 0 where there is none. */
function lengthAt(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}
