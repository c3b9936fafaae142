/** Days are YYYY-MM-DD and months YYYY-MM; both can be sorted as text. */

export interface GridDay {
  day: string
  /** A day before the first or after the last of the month, which completes a week. */
  isOutside: boolean
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function iso(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  const moment = at(day)
  moment.setUTCDate(moment.getUTCDate() + days)
  return iso(moment)
}

/** The same day some months later; the last day of the month if it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return iso(last)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (at(day).getUTCDay() + 6) % 7
}

/** Whole weeks from Monday to Sunday that contain a month. */
export function weeksOf(month: string): GridDay[][] {
  const first = `${month}-01`
  const afterLast = addMonths(first, 1)
  const weeks: GridDay[][] = []
  for (let monday = addDays(first, -weekdayOf(first)); monday < afterLast; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const day = addDays(monday, weekday)
        return { day, isOutside: monthOf(day) !== month }
      }),
    )
  }
  return weeks
}

/** The day to which a key moves, by the Date grid pattern; null for any other key. */
export function movedBy(day: string, key: string, withShift = false): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, withShift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, withShift ? 12 : 1)
    default:
      return null
  }
}
