/** Samples per second: a small file, still better than a telephone. */
const RATE = 11_025
const DECAY = 0.996

/** A note: half tones above the deep C of a cello, and the sixteenths until the next one. */
export type Note = [pitch: number, sixteenths: number]

/**
 * Plucks notes in turn on a computed string (Karplus and Strong, 1983): a burst of noise that circulates in a loop of one
 * wavelength and is smoothed on the way. The same notes give the same bytes.
 */
export function pluck(notes: Note[], secondsPerSixteenth: number): Buffer {
  const ring = 1.6
  const length = notes.reduce((sum, [, sixteenths]) => sum + sixteenths, 0) * secondsPerSixteenth + ring
  const sound = new Float64Array(Math.ceil(length * RATE))
  const noise = noiseFrom(1871)
  let at = 0
  for (const [pitch, sixteenths] of notes) {
    const loop = Float64Array.from({ length: Math.round(RATE / frequency(pitch)) }, noise)
    const end = Math.min(sound.length, Math.round((at + ring) * RATE))
    for (let place = Math.round(at * RATE), turn = 0; place < end; place++, turn++) {
      const here = turn % loop.length
      const now = loop[here] ?? 0
      sound[place] = (sound[place] ?? 0) + now
      loop[here] = (DECAY * (now + (loop[(here + 1) % loop.length] ?? 0))) / 2
    }
    at += sixteenths * secondsPerSixteenth
  }
  return wav(sound)
}

function frequency(pitch: number): number {
  return 65.406 * 2 ** (pitch / 12)
}

/** Noise that is the same every time. */
function noiseFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 1_073_741_824 - 1
  }
}

/** Sixteen bits, one channel, at the greatest possible volume. */
function wav(sound: Float64Array): Buffer {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const data = Buffer.alloc(sound.length * 2)
  for (const [place, value] of sound.entries()) {
    data.writeInt16LE(Math.round((value / loudest) * 0.85 * 32_767), place * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}
