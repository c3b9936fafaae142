/** The year and month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}
