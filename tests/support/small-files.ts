import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

const latin = (text: string) => Buffer.from(text, 'latin1')
const number = (size: 2 | 4, value: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntLE(value, 0, size)
  return bytes
}
const bigEndian = (size: number, value: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** A PDF with nothing but the given content. */
export function pdf(content = ''): Buffer {
  return latin(`%PDF-1.7\n${content}\ntrailer <<>>\nstartxref\n9\n%%EOF\n`)
}

export interface Packed {
  name: string
  content: string | Buffer
  isStored?: boolean
  /** False claims of the archive's directory or headers. */
  claims?: { size?: number; localName?: string; method?: number; flags?: number; at?: number }
}

/** An archive of packed files with a directory. */
export function zip(files: Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored = false, claims = {} } of files) {
    const whole = Buffer.from(content)
    const packed = isStored ? whole : deflateRawSync(whole, { level: 9 })
    const { localName = name, size = whole.length, flags = 0, at = offset } = claims
    const method = claims.method ?? (isStored ? 0 : 8)
    const facts = [number(4, 0), number(4, packed.length), number(4, size)]
    const head = [number(2, 20), number(2, flags), number(2, method), number(4, 0)]
    const local = Buffer.concat([
      ...[number(4, 0x04034b50), ...head, ...facts, number(2, localName.length), number(2, 0)],
      ...[latin(localName), packed],
    ])
    parts.push(local)
    directory.push(
      ...[number(4, 0x02014b50), number(2, 20), ...head, ...facts, number(2, name.length)],
      ...[Buffer.alloc(12), number(4, at), latin(name)],
    )
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = [number(4, 0x06054b50), number(4, 0), number(2, files.length), number(2, files.length)]
  return Buffer.concat([...parts, list, ...end, number(4, list.length), number(4, offset), number(2, 0)])
}

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const ODT = 'application/vnd.oasis.opendocument.text'

const TYPES = `<Types><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`

/** A document of a word processor, with further files. */
export function docx(...others: Packed[]): Buffer {
  const words: Packed = { name: 'word/document.xml', content: '<document/>' }
  return zip([{ name: '[Content_Types].xml', content: TYPES }, words, ...others])
}

export function odt(...others: Packed[]): Buffer {
  const type: Packed = { name: 'mimetype', content: ODT, isStored: true }
  return zip([type, { name: 'content.xml', content: '<text/>' }, ...others])
}

/** A second of silence. */
export function wav(): Buffer {
  const format = [number(2, 1), number(2, 1), number(4, 8_000), number(4, 8_000), number(2, 1), number(2, 8)]
  const parts = [riffChunk('fmt ', Buffer.concat(format)), riffChunk('data', Buffer.alloc(8_000, 128))]
  return riff('WAVE', ...parts)
}

export function riff(kind: string, ...chunks: Buffer[]): Buffer {
  const content = Buffer.concat([latin(kind), ...chunks])
  return Buffer.concat([latin('RIFF'), number(4, content.length), content])
}

export function riffChunk(id: string, data: Buffer): Buffer {
  return Buffer.concat([latin(id), number(4, data.length), data, Buffer.alloc(data.length % 2)])
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const whole = Buffer.concat(content)
  return Buffer.concat([bigEndian(4, whole.length + 8), latin(type), whole])
}

export function mp4(brand = 'isom', ...others: Buffer[]): Buffer {
  const film = box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', Buffer.alloc(84))))
  return Buffer.concat([
    box('ftyp', latin(`${brand}\0\0\0\0mp42`)),
    film,
    box('mdat', Buffer.alloc(50)),
    ...others,
  ])
}

/** With lengths of one byte; without `isKnown` the length is unknown. */
export function ebml(id: number, content: Buffer, isKnown = true): Buffer {
  const name = Buffer.from(id.toString(16), 'hex')
  return Buffer.concat([name, Buffer.from([isKnown ? 0x80 | content.length : 0xff]), content])
}

export function webm(docType = 'webm', isKnown = false): Buffer {
  const header = ebml(0x1a45dfa3, Buffer.concat([ebml(0x4286, Buffer.of(1)), ebml(0x4282, latin(docType))]))
  const cluster = ebml(0x1f43b675, Buffer.alloc(20), isKnown)
  const parts = [
    ebml(0xec, Buffer.alloc(4)),
    ebml(0x1549a966, Buffer.alloc(8)),
    ebml(0x1654ae6b, Buffer.alloc(9)),
  ]
  return Buffer.concat([header, ebml(0x18538067, Buffer.concat([...parts, cluster]), isKnown)])
}

export function oggPage(content: Buffer, flags = 0): Buffer {
  const head = Buffer.concat([
    latin('OggS\0'),
    Buffer.of(flags),
    Buffer.alloc(20),
    Buffer.of(1, content.length),
  ])
  return Buffer.concat([head, content])
}

export function ogg(): Buffer {
  return Buffer.concat([
    oggPage(latin('OpusHead\x01\x02'), 2),
    oggPage(Buffer.alloc(99)),
    oggPage(Buffer.alloc(9), 4),
  ])
}

/** One frame of 128 kbit/s at 44.1 kHz, or of the later version at 64 kbit/s and 22.05 kHz. */
export function mp3Frame(isLater = false): Buffer {
  const frame = Buffer.alloc(isLater ? 208 : 417)
  frame.set(isLater ? [0xff, 0xf3, 0x80, 0xc4] : [0xff, 0xfb, 0x90, 0x64])
  return frame
}

export function mp3(frames = 10, isLater = false): Buffer {
  return Buffer.concat(Array.from({ length: frames }, () => mp3Frame(isLater)))
}

/** An ID3 tag of so many bytes before a recording. */
export function id3(size: number): Buffer {
  return Buffer.concat([latin('ID3\x04\0\0'), Buffer.of(0, 0, size >> 7, size & 0x7f), Buffer.alloc(size)])
}

/** A PNG of a few bytes that claims this size; a decoder would unpack it to three or four bytes per pixel. */
export function pngOfSize(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const begin = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    begin,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync('')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
