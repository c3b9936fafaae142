const HEAD = 27
/** How the first packet of each kind of sound begins. */
const SOUNDS = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   ']

/** A recording: pages up to its end, the first of which begins a sound. */
export function isOgg(bytes: Buffer): boolean {
  let at = 0
  let pages = 0
  while (at + HEAD <= bytes.length) {
    // The capture pattern, the only version there is, and flags of which there are three.
    if (bytes.toString('latin1', at, at + 5) !== 'OggS\0' || (bytes[at + 5] ?? 0) > 7) return false
    const segments = bytes[at + 26] ?? 0
    const lengths = bytes.subarray(at + HEAD, at + HEAD + segments)
    const content = at + HEAD + segments
    if (at === 0 && !beginsSound(bytes, content)) return false
    at = content + lengths.reduce((sum, length) => sum + length, 0)
    pages++
  }
  return at === bytes.length && pages >= 2
}

function beginsSound(bytes: Buffer, content: number): boolean {
  const isFirst = ((bytes[5] ?? 0) & 2) !== 0
  return (
    isFirst && SOUNDS.some((sound) => bytes.toString('latin1', content, content + sound.length) === sound)
  )
}
