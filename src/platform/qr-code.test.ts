import { describe, expect, it } from 'vitest'
import { dataPlaces, fixedPatterns, type Grid, multiply, qrCode, qrPicture, versionBits } from './qr-code.ts'

/** Reads a code back as a scanner does: format, mask, order of the modules, error correction, text. */
function read(grid: Grid): { text: string; isWhole: boolean } {
  const size = grid.length
  const version = (size - 17) / 4
  const at = (x: number, y: number) => Number(grid[y]?.[x])
  let format = 0
  for (let bit = 0; bit <= 5; bit++) format |= at(8, bit) << bit
  format |= (at(8, 7) << 6) | (at(8, 8) << 7) | (at(7, 8) << 8)
  for (let bit = 9; bit <= 14; bit++) format |= at(14 - bit, 8) << bit
  const mask = ((format ^ 0x5412) >>> 10) & 7
  const isFlipped = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_x: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask] as (x: number, y: number) => boolean
  const bits = dataPlaces(size, fixedPatterns(version).isFixed).map(
    ([x, y]) => at(x, y) ^ Number(isFlipped(x, y)),
  )
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  // The table of the standard, once more: bytes of correction, and of data in each block.
  const [correction, ...lengths] = [
    [10, 16],
    [16, 28],
    [26, 44],
    [18, 32, 32],
    [24, 43, 43],
    [16, 27, 27, 27, 27],
    [18, 31, 31, 31, 31],
    [22, 38, 38, 39, 39],
    [22, 36, 36, 36, 37, 37],
  ][version - 1] as [number, ...number[]]
  const blocks: number[][] = lengths.map(() => [])
  const checks: number[][] = lengths.map(() => [])
  let next = 0
  for (let index = 0; index < Math.max(...lengths); index++) {
    for (const [block, length] of lengths.entries()) {
      if (index < length) blocks[block]?.push(bytes[next++] as number)
    }
  }
  for (let index = 0; index < correction; index++) {
    for (const check of checks) check.push(bytes[next++] as number)
  }
  const isWhole = blocks.every((block, at) =>
    syndromes([...block, ...(checks[at] ?? [])], correction).every((value) => value === 0),
  )
  const data = blocks.flat()
  const stream = data.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >>> (7 - bit)) & 1))
  const number = (from: number, length: number) =>
    Number.parseInt(stream.slice(from, from + length).join(''), 2)
  const text = Buffer.from(Array.from({ length: number(4, 8) }, (_, index) => number(12 + index * 8, 8)))
  return { text: text.toString(), isWhole: isWhole && number(0, 4) === 0b0100 }
}

/** All zero where nothing was changed on the way. */
function syndromes(codewords: number[], count: number): number[] {
  let root = 1
  return Array.from({ length: count }, () => {
    const value = codewords.reduce((sum, word) => multiply(sum, root) ^ word, 0)
    root = multiply(root, 2)
    return value
  })
}

describe('QR codes', () => {
  it.each([1, 14, 16, 26, 42, 60, 80, 100, 120, 150, 178])(
    'a text of %i letters is read back, and its correction fits',
    (length) => {
      const text = 'K7M2PQ9X'.repeat(30).slice(0, length)
      expect(read(qrCode(text))).toEqual({ text, isWhole: true })
    },
  )

  it('has the three finders and is a picture with a quiet zone', () => {
    const grid = qrCode('K7M2PQ9XK7M2PQ9X')
    const corner = (x: number, y: number) => grid.slice(y, y + 7).map((row) => row.slice(x, x + 7))
    const far = grid.length - 7
    expect(corner(far, 0)).toEqual(corner(0, 0))
    expect(corner(0, far)).toEqual(corner(0, 0))
    expect(qrPicture('K7M2')).toContain(`viewBox="0 0 ${21 + 8} ${21 + 8}"`)
  })

  it('a large code says its version as the table of the standard has it', () => {
    expect([7, 8, 9].map(versionBits)).toEqual([0x07c94, 0x085bc, 0x09a99])
  })

  it('what is too long is refused', () => {
    expect(() => qrCode('x'.repeat(200))).toThrow(RangeError)
  })
})
