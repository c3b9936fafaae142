import { crc32 } from 'node:zlib'

/** Chunks from the size of the picture to its end, each with the right sum. What telephones put behind it is no matter. */
export function isPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return false
  let at = 8
  while (at + 12 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    const end = at + 8 + size
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at === 8 && (type !== 'IHDR' || size !== 13)) return false
    if (type === 'IEND') return at > 8
    at = end + 4
  }
  return false
}

/** Segments up to the picture itself, one of which says its size, and its end. */
export function isJpeg(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 2) !== '\xff\xd8') return false
  let hasSize = false
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return false
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    const size = bytes.readUInt16BE(at + 2)
    if (marker < 0xc0 || marker === 0xd8 || marker === 0xd9 || size < 2) return false
    if (isFrame(marker) && size >= 8) hasSize = true
    at += 2 + size
    if (marker === 0xda) return hasSize && bytes.includes('\xff\xd9', at, 'latin1')
  }
  return false
}

/** One of the kinds of frame; three numbers in between say something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Blocks up to its end, at least one of which is a picture. */
export function isGif(bytes: Buffer): boolean {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) || bytes.length < 13) return false
  let pictures = 0
  let at = 13 + coloursIn(bytes[10])
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x3b) return pictures > 0
    if (kind === 0x21) at = afterBlocks(bytes, at + 2)
    else if (kind === 0x2c) {
      at = afterBlocks(bytes, at + 11 + coloursIn(bytes[at + 9]))
      pictures++
    } else return false
  }
  return false
}

function coloursIn(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Pieces with their lengths before them; the one of length 0 is the last. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
