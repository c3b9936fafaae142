import { inOrder } from '../../../../ui/in-order.ts'
import type { VenueDetail } from '../../../venues/contract.ts'

type WeeklyHours = VenueDetail['opening_hours'][number]

/** Consecutive days with the same hours. 1 is Monday. */
export interface DayRun {
  first: number
  last: number
  /** HH:MM, in the order of the day. */
  times: { from: string; to: string }[]
}

/** The week in groups of days, such as Tuesday to Thursday 11:00 to 23:00. Days without hours are left out. */
export function weeklyRuns(hours: WeeklyHours[]): DayRun[] {
  const runs: DayRun[] = []
  for (let day = 1; day <= 7; day++) {
    const times = hours
      .filter(({ weekday }) => weekday === day)
      .map(({ time_from, time_to }) => ({ from: time_from.slice(0, 5), to: time_to.slice(0, 5) }))
      .sort((one, other) => inOrder(one.from, other.from))
    if (times.length === 0) continue
    const before = runs.at(-1)
    if (before?.last === day - 1 && JSON.stringify(before.times) === JSON.stringify(times)) before.last = day
    else runs.push({ first: day, last: day, times })
  }
  return runs
}
