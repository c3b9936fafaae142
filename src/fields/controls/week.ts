/** Hours of a week, as a list holds them; Monday is 1. */
export interface Hours {
  weekday: number
  time_from: string | null
  time_to: string | null
}

/** The hours with their places in the list, day by day: a refusal names them by their place. */
export type Placed = Hours & { index: number }

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

export function hoursOn(list: Hours[], weekday: number): Placed[] {
  return list.map((hours, index) => ({ ...hours, index })).filter((hours) => hours.weekday === weekday)
}

/** Another opening on a day, behind those that are there, so that the places of the others stay. */
export function withOpening(list: Hours[], weekday: number): Hours[] {
  return [...list, { weekday, time_from: null, time_to: null }]
}

/** The hours of one day on every other day of the working week, instead of what stood there. */
export function onWorkdays(list: Hours[], weekday: number): Hours[] {
  const model = list.filter((hours) => hours.weekday === weekday)
  const others = WEEKDAYS.filter((day) => day <= 5 && day !== weekday)
  const untouched = list.filter((hours) => !others.some((day) => day === hours.weekday))
  return [...untouched, ...others.flatMap((day) => model.map((hours) => ({ ...hours, weekday: day })))]
}
