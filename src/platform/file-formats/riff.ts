interface Chunk {
  id: string
  data: Buffer
}

/** A sound: its format, in a kind that browsers play, and the samples themselves. */
export function isWav(bytes: Buffer): boolean {
  const chunks = riffChunks(bytes, 'WAVE') ?? []
  const format = chunks.findIndex(({ id, data }) => id === 'fmt ' && data.length >= 16)
  const samples = chunks.findIndex(({ id, data }) => id === 'data' && data.length > 0)
  return format !== -1 && samples > format && isSoundFormat(chunks[format]?.data ?? Buffer.alloc(16))
}

/** PCM, floating point, A-law, µ-law, and the longer form of each. */
const SOUND_KINDS = [0x0001, 0x0003, 0x0006, 0x0007, 0xfffe]

function isSoundFormat(format: Buffer): boolean {
  const [kind, channels, rate] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt32LE(4)]
  return SOUND_KINDS.includes(kind) && channels >= 1 && channels <= 32 && rate >= 1_000 && rate <= 768_000
}

/** A picture: one of the two kinds, or a list of parts that holds one. */
export function isWebp(bytes: Buffer): boolean {
  const [first, ...rest] = riffChunks(bytes, 'WEBP') ?? []
  if (!first) return false
  if (first.id !== 'VP8X') return isWebpPicture(first)
  return first.data.length === 10 && rest.some((chunk) => isWebpPicture(chunk) || chunk.id === 'ANMF')
}

function isWebpPicture({ id, data }: Chunk): boolean {
  if (id === 'VP8 ') return data.toString('latin1', 3, 6) === '\x9d\x01\x2a'
  return id === 'VP8L' && data[0] === 0x2f
}

/** The parts of a RIFF file of one kind; null where they do not follow each other up to its end. */
function riffChunks(bytes: Buffer, kind: string): Chunk[] | null {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  if (bytes.toString('latin1', 8, 12) !== kind) return null
  const end = 8 + bytes.readUInt32LE(4)
  // Parts of an odd length are followed by one byte, which some writers do not count at the end.
  if (end > bytes.length || bytes.length - end > 1) return null
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4)
    const data = bytes.subarray(at + 8, at + 8 + size)
    if (data.length < size) return null
    chunks.push({ id: bytes.toString('latin1', at, at + 4), data })
    at += 8 + size + (size % 2)
  }
  return at >= end ? chunks : null
}
