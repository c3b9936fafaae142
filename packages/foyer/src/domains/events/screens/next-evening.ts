import type { EventSummary } from '../contract.ts'
import { isBookable } from './bookable.ts'
import { isLong } from './lasting.ts'

/** The first event with tickets on sale; an exhibition of several weeks does not count. */
export function nextEvening(events: EventSummary[]): EventSummary | null {
  return events.find((event) => isBookable(event) && !isLong(event)) ?? null
}
