/** How many days lie between two days of the calendar, such as `2026-03-10`; less than 0 if the second is over. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
