import { expect, it } from 'vitest'
import { isDue } from './reading.ts'

const now = new Date('2027-03-12T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('Import desk: a source is read as often as it says, although the job comes round by the clock', () => {
  expect([isDue('by_hand', null, now), isDue('by_hand', ago(99_999), now)]).toEqual([false, false])
  expect(isDue('daily', null, now)).toBe(true)
  // The job at a quarter past may start a little earlier after the last reading than 15 minutes.
  expect([isDue('quarter_hourly', ago(14), now), isDue('quarter_hourly', ago(5), now)]).toEqual([true, false])
  expect([isDue('hourly', ago(59), now), isDue('hourly', ago(45), now)]).toEqual([true, false])
  expect([isDue('daily', ago(24 * 60 - 1), now), isDue('daily', ago(22 * 60), now)]).toEqual([true, false])
})
