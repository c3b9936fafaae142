/** One opening in a list of hours; Monday is 1. */
export interface Hours {
  weekday: number
  time_from: string | null
  time_to: string | null
}

/** The hours by day, with their positions in the list, by which messages name them. */
export type Placed = Hours & { index: number }

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

export function hoursOn(list: Hours[], weekday: number): Placed[] {
  return list.map((hours, index) => ({ ...hours, index })).filter((hours) => hours.weekday === weekday)
}

/** Adds an opening to a day at the end of the list, so that the positions of the others do not change. */
export function withOpening(list: Hours[], weekday: number): Hours[] {
  return [...list, { weekday, time_from: null, time_to: null }]
}

/** Copies the hours of one day to every other working day, replacing their hours. */
export function onWorkdays(list: Hours[], weekday: number): Hours[] {
  const model = list.filter((hours) => hours.weekday === weekday)
  const others = WEEKDAYS.filter((day) => day <= 5 && day !== weekday)
  const untouched = list.filter((hours) => !others.some((day) => day === hours.weekday))
  return [...untouched, ...others.flatMap((day) => model.map((hours) => ({ ...hours, weekday: day })))]
}
