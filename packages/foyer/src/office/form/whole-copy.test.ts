import { expect, it } from 'vitest'
import type { Item } from '../calls.ts'
import { shiftedEvenings } from './whole-copy.ts'

const evening = (date_start: string, date_end: string) => ({ date_start, date_end }) as unknown as Item

it('the first date of a copied production goes to a day, and the others keep their distance and their hours', () => {
  const dates = [
    evening('2026-03-14T19:30:00+01:00', '2026-03-14T22:00:00+01:00'),
    evening('2026-03-12T19:30:00+01:00', '2026-03-12T22:00:00+01:00'),
    // Summer time has begun, and the event ends on the next day.
    evening('2026-04-02T20:00:00+02:00', '2026-04-03T00:30:00+02:00'),
  ]
  expect(shiftedEvenings(dates, '2027-01-10')).toEqual([
    { date_start: '2027-01-12T19:30', date_end: '2027-01-12T22:00' },
    { date_start: '2027-01-10T19:30', date_end: '2027-01-10T22:00' },
    { date_start: '2027-01-31T20:00', date_end: '2027-02-01T00:30' },
  ])
  expect(shiftedEvenings([], '2027-01-10')).toEqual([])
})
