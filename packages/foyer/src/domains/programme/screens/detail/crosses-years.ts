import type { EventSummary } from '../../../events/contract.ts'

/**
 * 3-readings, Decided after the site was walked, Times: if dates are in more than one year, the year is shown. Both are
 * days of the house.
 */
export function crossesYears(events: Pick<EventSummary, 'date_start' | 'date_end'>[]): boolean {
  const years = events.flatMap(({ date_start, date_end }) => [date_start.slice(0, 4), date_end.slice(0, 4)])
  return new Set(years).size > 1
}
