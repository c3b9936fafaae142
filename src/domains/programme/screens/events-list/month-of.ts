/** Of a day as calls write it: its year and month. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}
