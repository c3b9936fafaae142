import type { Bytes } from './bytes.ts'

/** Whether this is a recording: chunks up to its end, among them a format that browsers play, and the samples. */
export async function isWav(bytes: Bytes): Promise<boolean> {
  const head = await bytes.read(0, 12)
  if (head.length < 12 || head.toString('latin1', 0, 4) !== 'RIFF') return false
  if (head.toString('latin1', 8, 12) !== 'WAVE') return false
  const end = 8 + head.readUInt32LE(4)
  // A chunk of odd length is followed by one byte, which some writers do not count at the end.
  if (end > bytes.length || bytes.length - end > 1) return false
  let hasFormat = false
  let hasSamples = false
  let at = 12
  while (at + 8 <= end) {
    const part = await bytes.read(at, 8)
    const id = part.toString('latin1', 0, 4)
    const size = part.readUInt32LE(4)
    if (at + 8 + size > bytes.length) return false
    if (id === 'fmt ' && size >= 16 && !hasFormat) {
      if (!isSoundFormat(await bytes.read(at + 8, 16))) return false
      hasFormat = true
    }
    if (id === 'data' && size > 0 && hasFormat) hasSamples = true
    at += 8 + size + (size % 2)
  }
  return at >= end && hasSamples
}

/** PCM, floating point, A-law, µ-law, and the extended form of each. */
const SOUND_KINDS = [0x0001, 0x0003, 0x0006, 0x0007, 0xfffe]

function isSoundFormat(format: Buffer): boolean {
  const [kind, channels, rate] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt32LE(4)]
  return SOUND_KINDS.includes(kind) && channels >= 1 && channels <= 32 && rate >= 1_000 && rate <= 768_000
}
