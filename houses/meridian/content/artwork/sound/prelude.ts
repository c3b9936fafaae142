import { type Note, pluck } from './strings.ts'

/** The broken chords that open the first cello suite, eight notes each, each played twice. */
const BARS = [
  [7, 14, 23, 21, 23, 14, 23, 14],
  [7, 16, 24, 23, 24, 16, 24, 16],
  [7, 18, 24, 23, 24, 18, 24, 18],
  [7, 19, 23, 21, 23, 19, 23, 19],
]

/** Johann Sebastian Bach, Prelude BWV 1007, the first four bars, plucked. */
export function prelude(): Buffer {
  const notes = BARS.flatMap((bar) => [...bar, ...bar]).map((pitch): Note => [pitch, 1])
  return pluck([...notes, [7, 2]], 0.16)
}
