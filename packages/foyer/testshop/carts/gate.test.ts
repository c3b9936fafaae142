import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

it('a sale start: two thousand are served in the order they came, few at a time', async () => {
  const gate = createGate(3)
  const served: number[] = []
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 2_000 }, (_, place) =>
      gate(async () => {
        most = Math.max(most, ++inside)
        served.push(place)
        await Promise.resolve()
        inside--
        if (place % 7 === 0) throw new Error('one that fails leaves as well')
      }).catch(() => {}),
    ),
  )
  expect(served).toEqual(Array.from({ length: 2_000 }, (_, place) => place))
  expect(most).toBe(3)
})
