interface Chunk {
  id: string
  data: Buffer
}

/** A picture: one of the two kinds, or a list of parts that holds one. */
export function isWebp(bytes: Buffer): boolean {
  const [first, ...rest] = riffChunks(bytes) ?? []
  if (!first) return false
  if (first.id !== 'VP8X') return isWebpPicture(first)
  return first.data.length === 10 && rest.some((chunk) => isWebpPicture(chunk) || chunk.id === 'ANMF')
}

function isWebpPicture({ id, data }: Chunk): boolean {
  if (id === 'VP8 ') return data.toString('latin1', 3, 6) === '\x9d\x01\x2a'
  return id === 'VP8L' && data[0] === 0x2f
}

/** The parts of a RIFF file that says it is a WebP; null where they do not follow each other up to its end. */
function riffChunks(bytes: Buffer): Chunk[] | null {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null
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
