/**
 * A QR code (ISO/IEC 18004) of a short text: versions 1 to 9, error correction M, the bytes as they are. Tickets and the keys of
 * authenticators need no more, and every scanner reads every mask, so the best one is chosen by the rules of the standard.
 */

/** Per version: bytes of error correction per block, and the bytes of data of each block. */
const VERSIONS = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
]
/** From here on a code says its version, and has alignment patterns in its middle as well. */
const FIRST_LARGE = 7

export type Grid = boolean[][]

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The dark modules of the code, row by row. */
export function qrCode(text: string): Grid {
  const bytes = Buffer.from(text)
  // A nibble of mode, a byte of length, and the end.
  const index = VERSIONS.findIndex(({ blocks }) => sum(blocks) >= bytes.length + 2)
  const version = VERSIONS[index]
  if (!version) throw new RangeError(`${bytes.length} bytes are more than such a code holds`)
  const codewords = interleave(withPadding(bytes, sum(version.blocks)), version)
  const { grid, isFixed } = fixedPatterns(index + 1)
  placeData(grid, isFixed, codewords)
  const masked = MASKS.map((_, mask) => withMask(grid, isFixed, mask))
  return masked.reduce((best, candidate) => (penalty(candidate) < penalty(best) ? candidate : best))
}

/** The code as what an SVG draws, with the quiet zone a scanner needs. */
export function qrPath(text: string): { size: number; path: string } {
  const grid = qrCode(text)
  const path = grid
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  return { size: grid.length + 8, path }
}

export function qrPicture(text: string): string {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function withPadding(bytes: Buffer, capacity: number): number[] {
  const bits = [
    ...toBits(0b0100, 4),
    ...toBits(bytes.length, 8),
    ...[...bytes].flatMap((byte) => toBits(byte, 8)),
  ]
  bits.push(...toBits(0, Math.min(4, capacity * 8 - bits.length)))
  while (bits.length % 8 !== 0) bits.push(0)
  const data = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

function toBits(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1)
}

/** Blocks of data with their error correction, taken in turns so that a scratch hits all a little. */
function interleave(data: number[], { correction, blocks }: (typeof VERSIONS)[number]): number[] {
  const divisor = generator(correction)
  let start = 0
  const parts = blocks.map((length) => {
    const block = data.slice(start, start + length)
    start += length
    return { block, check: remainder(block, divisor) }
  })
  const inTurns = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) =>
      lists.flatMap((list) => list[index] ?? []),
    ).flat()
  return [...inTurns(parts.map(({ block }) => block)), ...inTurns(parts.map(({ check }) => check))]
}

/** Multiplication in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
export function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

function generator(degree: number): number[] {
  const result = Array<number>(degree).fill(0)
  result[degree - 1] = 1
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      result[index] = multiply(result[index] as number, root) ^ (result[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return result
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (result.shift() as number)
    result.push(0)
    divisor.forEach((coefficient, index) => {
      result[index] = (result[index] as number) ^ multiply(coefficient, factor)
    })
  }
  return result
}

/** Finders, timing, alignment, and the places of the format, which no data may take. */
export function fixedPatterns(version: number): { grid: Grid; isFixed: Grid } {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const isFixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    ;(grid[y] as boolean[])[x] = dark
    ;(isFixed[y] as boolean[])[x] = true
  }
  for (let along = 0; along < size; along++) {
    set(6, along, along % 2 === 0)
    set(along, 6, along % 2 === 0)
  }
  const square = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
      }
    }
  }
  const isFinderDark = (ring: number) => ring !== 2 && ring !== 4
  square(3, 3, 4, isFinderDark)
  square(size - 4, 3, 4, isFinderDark)
  square(3, size - 4, 4, isFinderDark)
  const isAlignmentDark = (ring: number) => ring !== 1
  if (version > 1) square(size - 7, size - 7, 2, isAlignmentDark)
  if (version >= FIRST_LARGE) {
    const middle = (size - 1) / 2
    for (const [x, y] of [
      [6, middle],
      [middle, 6],
      [middle, middle],
      [middle, size - 7],
      [size - 7, middle],
    ] as const) {
      square(x, y, 2, isAlignmentDark)
    }
    versionPlaces(size).forEach(([x, y], index) => {
      const dark = ((versionBits(version) >>> (index % 18)) & 1) === 1
      set(x, y, dark)
    })
  }
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false)
  set(8, size - 8, true)
  return { grid, isFixed }
}

/** Where the fifteen bits of the format stand, twice, from the lowest on. */
function formatPlaces(size: number): [number, number][][] {
  const first: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5].map((y): [number, number] => [8, y]),
    ...([
      [8, 7],
      [8, 8],
      [7, 8],
    ] as [number, number][]),
    ...[5, 4, 3, 2, 1, 0].map((x): [number, number] => [x, 8]),
  ]
  const second: [number, number][] = [
    ...Array.from({ length: 8 }, (_, index): [number, number] => [size - 1 - index, 8]),
    ...Array.from({ length: 7 }, (_, index): [number, number] => [8, size - 7 + index]),
  ]
  return [first, second]
}

/** Where the eighteen bits of the version stand, twice, from the lowest on: beside the upper right and the lower left finder. */
function versionPlaces(size: number): [number, number][] {
  const places = Array.from({ length: 18 }, (_, bit): [number, number] => [
    size - 11 + (bit % 3),
    Math.floor(bit / 3),
  ])
  return [...places, ...places.map(([x, y]): [number, number] => [y, x])]
}

/** Twelve bits of BCH behind the version. */
export function versionBits(version: number): number {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  return (version << 12) | rest
}

/** Column pairs from the right, up and down in turns. */
export function dataPlaces(size: number, isFixed: Grid): [number, number][] {
  const places: [number, number][] = []
  let isUp = true
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFixed[y]?.[x]) places.push([x, y])
    }
    isUp = !isUp
  }
  return places
}

function placeData(grid: Grid, isFixed: Grid, codewords: number[]): void {
  const bits = codewords.flatMap((byte) => toBits(byte, 8))
  dataPlaces(grid.length, isFixed).forEach(([x, y], index) => {
    ;(grid[y] as boolean[])[x] = bits[index] === 1
  })
}

function withMask(grid: Grid, isFixed: Grid, mask: number): Grid {
  const isFlipped = MASKS[mask] as (x: number, y: number) => boolean
  const masked = grid.map((row, y) =>
    row.map((dark, x) => (isFixed[y]?.[x] ? dark : dark !== isFlipped(x, y))),
  )
  const format = formatBits(mask)
  for (const places of formatPlaces(grid.length)) {
    places.forEach(([x, y], bit) => {
      ;(masked[y] as boolean[])[x] = ((format >>> bit) & 1) === 1
    })
  }
  return masked
}

/** Level M is 00; ten bits of BCH behind it, and a pattern over all so that it is never empty. */
function formatBits(mask: number): number {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

/** What makes a code hard to read: runs, blocks, false finders, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length
  const column = (x: number) => grid.map((row) => row[x] as boolean)
  const lines = [...grid, ...Array.from({ length: size }, (_, x) => column(x))]
  let total = 0
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2
    for (let at = 0; at + 11 <= text.length; at++) {
      const part = text.slice(at, at + 11)
      if (part === '10111010000' || part === '00001011101') total += 40
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const dark = grid[y]?.[x]
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) total += 3
    }
  }
  const share = (grid.flat().filter(Boolean).length * 100) / size ** 2
  return total + Math.floor(Math.abs(share - 50) / 5) * 10
}
