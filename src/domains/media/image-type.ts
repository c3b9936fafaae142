/** The kinds of picture that are taken in (1 §9 Image formats). No SVG: it is a document that can run scripts. */
const SIGNATURES = {
  jpg: (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  gif: (bytes: Buffer) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  webp: (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)),
  avif: (bytes: Buffer) => isAvif(bytes),
}

/** What a file is by its first bytes, whatever its name says; null for everything that is not taken in. */
export function imageTypeOf(bytes: Buffer): keyof typeof SIGNATURES | null {
  const types = Object.keys(SIGNATURES) as (keyof typeof SIGNATURES)[]
  return types.find((type) => SIGNATURES[type](bytes)) ?? null
}

/** A `ftyp` box names the brands a file can be read as; other HEIF pictures lack this one. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) {
    if (bytes.toString('latin1', at, at + 4) === 'avif') return true
  }
  return false
}
