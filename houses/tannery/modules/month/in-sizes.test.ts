import { expect, it } from 'vitest'
import { inSizes } from './in-sizes.ts'

const on = (...days: string[]) => days.map((day) => ({ day }))

it('the first week is enlarged, the second as it is, later ones reduced; each day once', () => {
  const parts = inSizes(on('2026-11-19', '2026-11-19', '2026-11-25', '2026-11-26', '2026-12-10'), 5)
  expect(
    parts.map(({ size, days }) => [size, days.map(({ day, events }) => `${day} ${events.length}`)]),
  ).toEqual([
    [0, ['2026-11-19 2', '2026-11-25 1']],
    [1, ['2026-11-26 1']],
    [2, ['2026-12-10 1']],
  ])
})

it('ends after the weeks that an editor has set, and has no part where nothing is on', () => {
  expect(inSizes(on('2026-11-19', '2026-11-26'), 1)).toHaveLength(1)
  expect(inSizes([], 5)).toEqual([])
})
