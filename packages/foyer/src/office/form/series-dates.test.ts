import { expect, it } from 'vitest'
import { onDay, seriesDays, weekdayOf } from './series-dates.ts'

it('every Thursday until a day, and that day too', () => {
  expect(weekdayOf('2026-03-05')).toBe(4)
  expect(seriesDays('2026-03-05', '2026-03-26', new Set([4]))).toEqual([
    '2026-03-12',
    '2026-03-19',
    '2026-03-26',
  ])
})

it('on several weekdays, over the change of the clocks', () => {
  expect(seriesDays('2026-03-27', '2026-03-31', new Set([7, 1]))).toEqual(['2026-03-29', '2026-03-30'])
})

it('nothing where the last day is not after the first, or is none', () => {
  expect(seriesDays('2026-03-05', '2026-03-05', new Set([4]))).toEqual([])
  expect(seriesDays('2026-03-05', '', new Set([4]))).toEqual([])
})

it('an evening on another day shows the same clock, and ends as many nights later', () => {
  expect(onDay('2026-03-27T22:30:00+01:00', '2026-03-28T01:00:00+01:00', '2026-03-29')).toEqual({
    date_start: '2026-03-29T22:30',
    date_end: '2026-03-30T01:00',
  })
})
