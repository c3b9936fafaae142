import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'

async function sizesOf(content: Buffer | Blob | Readable): Promise<number[]> {
  const sizes: number[] = []
  for await (const piece of piecesOf(content, 10)) sizes.push(piece.length)
  return sizes
}

it.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [30, [10, 10, 10]],
])('%i bytes are cut into pieces of ten, however they arrive', async (length, sizes) => {
  const content = Buffer.alloc(length, 'x')
  expect(await sizesOf(content)).toEqual(sizes)
  expect(await sizesOf(new Blob([content]))).toEqual(sizes)
  for (const size of [1, 3, 10, 25]) {
    const arriving = Array.from({ length: Math.ceil(length / size) }, (_, n) =>
      content.subarray(n * size, (n + 1) * size),
    )
    expect(await sizesOf(Readable.from(arriving))).toEqual(sizes)
  }
})

it('keeps every byte in its order', async () => {
  const content = Buffer.from(Array.from({ length: 99 }, (_, n) => n))
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(Readable.from([content]), 10)) pieces.push(piece)
  expect(Buffer.concat(pieces).equals(content)).toBe(true)
})
