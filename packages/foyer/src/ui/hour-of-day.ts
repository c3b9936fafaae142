/**
 * An hour without a date, such as 14:00 of opening hours, as a moment that can be formatted: on a day in winter time.
 */
export function hourOfDay(time: string): string {
  return `2026-01-01T${time}+01:00`
}
