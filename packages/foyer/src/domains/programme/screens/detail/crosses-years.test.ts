import { expect, it } from 'vitest'
import { crossesYears } from './crosses-years.ts'

const evening = (day: string, end = day) => ({
  date_start: `${day}T19:30:00+01:00`,
  date_end: `${end}T22:00:00+01:00`,
})

it.each([
  ['one year', [evening('2026-03-10'), evening('2026-12-30')], false],
  ['two evenings of two years', [evening('2026-12-30'), evening('2027-01-02')], true],
  ['one that lasts into the next', [evening('2026-12-30', '2027-01-31')], true],
  ['nothing', [], false],
])('3-readings, Decided after the site was walked, Times: %s', (_what, dates, expected) => {
  expect(crossesYears(dates)).toBe(expected)
})
