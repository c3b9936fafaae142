import { houseInstant } from './house-clock.ts'

/** An hour without a date, such as 14:00 of opening hours, as a moment that can be formatted: on some day when no clocks change. */
export function hourOfDay(time: string): string {
  return houseInstant('2026-01-01', time).toISOString()
}
