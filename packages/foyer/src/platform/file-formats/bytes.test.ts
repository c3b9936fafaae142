import { randomBytes } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { Bytes } from './bytes.ts'

const content = randomBytes(300_000)
const blob = () => new Blob([new Uint8Array(content)])

it('a piece is what stands there, whichever was read before it; at the end it is shorter', async () => {
  const bytes = new Bytes(blob())
  for (const start of [0, 10, 65_530, 65_536, 70_000, 5, 299_990, 299_999, 300_000, 400_000]) {
    expect((await bytes.read(start, 20)).equals(content.subarray(start, start + 20)), String(start)).toBe(
      true,
    )
  }
})

it('a file is not read as a whole to look at its head, and not byte by byte to go through it', async () => {
  const file = blob()
  const slice = vi.spyOn(file, 'slice')
  const bytes = new Bytes(file)
  await bytes.read(0, 27)
  expect(slice.mock.calls).toEqual([[0, 65_536]])
  for (let at = 0; at < bytes.length; at += 27) await bytes.read(at, 27)
  expect(slice.mock.calls.length).toBeLessThan(8)
})
