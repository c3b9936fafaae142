import type { Bytes } from './bytes.ts'

/** So many frames in a row are no accident. */
const FRAMES = 8
/** Kilobits per second of Layer III, by the index in a frame's header: MPEG version 1, then the other versions. */
const BITRATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]
const RATES = [44_100, 48_000, 32_000]

/** Whether this is an MP3 recording: frames that follow each other, after an ID3 tag if there is one. */
export async function isMp3(bytes: Bytes): Promise<boolean> {
  let at = afterDescription(await bytes.read(0, 10))
  let kind: number | null = null
  for (let frame = 0; frame < FRAMES; frame++) {
    const found = frameAt(await bytes.read(at, 4))
    // After two frames, a short recording may end or be followed by a tag of the older form.
    if (!found) return frame >= 2 && (at === bytes.length || (await isOlderDescription(bytes, at)))
    if (kind !== null && found.kind !== kind) return false
    kind = found.kind
    at += found.length
  }
  return at <= bytes.length
}

async function isOlderDescription(bytes: Bytes, at: number): Promise<boolean> {
  return (await bytes.read(at, 3)).toString('latin1') === 'TAG'
}

/** The length of an ID3 tag. It is written in seven bits per byte; a flag says that the header is repeated at the end. */
function afterDescription(begin: Buffer): number {
  if (begin.length < 10 || begin.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = begin.subarray(6, 10).reduce((sum, digit) => sum * 128 + (digit & 0x7f), 0)
  return 10 + size + ((begin[5] ?? 0) & 0x10 ? 10 : 0)
}

/** The kind (version, layer, rate) and the length of a frame; null where no frame begins. */
function frameAt(begin: Buffer): { kind: number; length: number } | null {
  if (begin.length < 4) return null
  const header = begin.readUInt32BE(0)
  const version = (header >>> 19) & 3
  const layer = (header >>> 17) & 3
  const rate = RATES[(header >>> 10) & 3]
  const isFirst = version === 3
  const bitrate = BITRATES[isFirst ? 0 : 1]?.[((header >>> 12) & 15) - 1]
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1 || !rate || !bitrate) return null
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4
  const padding = (header >>> 9) & 1
  const length = Math.floor(((isFirst ? 144_000 : 72_000) * bitrate * divisor) / rate) + padding
  return { kind: (header >>> 10) & 0x7c3, length }
}
