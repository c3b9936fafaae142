import { addDays } from 'openfoyer/content'
import { dayOf, firstSundays, type HouseCalendar } from '../calendar.ts'
import type { OccasionKey } from '../occasions/occasions.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { Mark } from './plan.ts'
import { FIRST_WEEK, OPEN_WORKSHOPS, plan, WEEKS } from './programme.ts'

/** An event of the programme on its day. */
export interface Evening {
  day: string
  time: string
  what: ProductionKey | OccasionKey
  marks: Mark[]
  /** The repetition of the plan it belongs to: 0 is the demo itself, the others fill larger databases. */
  round: number
}

/** The number of events in the plan, and so of the demo. */
export const PLANNED = Object.values(plan).flat().length + OPEN_WORKSHOPS

/** The programme around a day, in its order. For more events than planned, the plan is repeated after and before it. */
export function eveningsOf(calendar: HouseCalendar, count = PLANNED): Evening[] {
  const evenings: Evening[] = []
  for (let nth = 0; evenings.length < count; nth++) {
    // 0, 1, -1, 2, -2, …: as many repetitions after as before.
    const round = nth % 2 ? (nth + 1) / 2 : -nth / 2
    evenings.push(...roundOf(calendar, round).slice(0, count - evenings.length))
  }
  return evenings.sort(inOrder)
}

function roundOf(calendar: HouseCalendar, round: number): Evening[] {
  const offset = round * WEEKS
  const planned = Object.entries(plan).flatMap(([week, slots]) =>
    slots.map(
      ([weekday, time, what, ...marks]): Evening => ({
        day: dayOf(calendar, Number(week) + offset, weekday),
        time,
        what,
        marks,
        round,
      }),
    ),
  )
  return [...planned, ...workshopsOf(calendar, round)].sort(inOrder)
}

/** The workshop is open on the first Sunday of the month, in whichever week that is. */
function workshopsOf({ monday }: HouseCalendar, round: number): Evening[] {
  const from = addDays(monday, 7 * (FIRST_WEEK + round * WEEKS))
  return firstSundays(from, addDays(from, 7 * WEEKS))
    .slice(0, OPEN_WORKSHOPS)
    .map((day) => ({ day, time: '10:00', what: 'werkstatt', marks: [], round }))
}

function inOrder(a: Evening, b: Evening): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : a.time < b.time ? -1 : a.time > b.time ? 1 : 0
}
