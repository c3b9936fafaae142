import type { Bytes } from './bytes.ts'

const HEAD = 27
const FIRST = 2
/** How the first packet of each audio codec begins. */
const SOUNDS = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   ']

/** Whether this is a recording: Ogg pages up to its end, the first of which begins an audio stream. */
export async function isOgg(bytes: Bytes): Promise<boolean> {
  let at = 0
  let pages = 0
  while (at + HEAD <= bytes.length) {
    const head = await bytes.read(at, HEAD)
    // The capture pattern, version 0 (the only one), and three flags.
    const flags = head[5] ?? 0
    if (head.toString('latin1', 0, 5) !== 'OggS\0' || flags > 7) return false
    const segments = head[26] ?? 0
    const content = at + HEAD + segments
    if (at === 0 && !(flags & FIRST && (await beginsSound(bytes, content)))) return false
    const lengths = await bytes.read(at + HEAD, segments)
    at = content + lengths.reduce((sum, length) => sum + length, 0)
    pages++
  }
  return at === bytes.length && pages >= 2
}

async function beginsSound(bytes: Bytes, content: number): Promise<boolean> {
  const begin = (await bytes.read(content, 8)).toString('latin1')
  return SOUNDS.some((sound) => begin.startsWith(sound))
}
