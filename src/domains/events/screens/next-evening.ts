import type { EventSummary } from '../contract.ts'
import { isBookable } from './bookable.ts'
import { isLong } from './lasting.ts'

/** The first evening one can still buy a ticket for; an exhibition that goes on for weeks is none. */
export function nextEvening(events: EventSummary[]): EventSummary | null {
  return events.find((event) => isBookable(event) && !isLong(event)) ?? null
}
