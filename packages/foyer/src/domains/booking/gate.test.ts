import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

it('no more than some are let through at once, and the others in the order they came', async () => {
  const gate = createGate(2)
  const ends = new Map<number, () => void>()
  const begun: number[] = []
  const run = (number: number) =>
    gate.run(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.set(number, resolve))
    })
  const all = [1, 2, 3, 4].map(run)
  expect([begun, gate.waiting]).toEqual([[1, 2], 2])
  ends.get(2)?.()
  await all[1]
  const late = run(5)
  expect(begun, 'the place was handed to the third, not to the latecomer').toEqual([1, 2, 3])
  for (const number of [1, 3, 4, 5]) {
    await expect.poll(() => ends.has(number)).toBe(true)
    ends.get(number)?.()
  }
  await Promise.all([...all, late])
  expect([begun, gate.waiting]).toEqual([[1, 2, 3, 4, 5], 0])
})

it('one that fails gives its place away', async () => {
  const gate = createGate(1)
  const failed = gate.run(async () => {
    throw new Error('no')
  })
  const next = gate.run(async () => 'served')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('served')
})
