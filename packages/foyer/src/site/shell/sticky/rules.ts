import type { AnyRoute } from '../../../contract/routes.ts'
import { hasTickets } from '../../../ui/bookable.ts'
import type { CurrentEvent } from '../../../ui/shell-state.ts'

/** On these pages the ticket button would lead to the page itself. */
export function isEventPage(route: AnyRoute | null): boolean {
  return route === 'events' || route === 'event'
}

/** Whether the page has its own ticket button. The general one is then quiet: a page has one primary action. */
export function hasOwnTickets(currentEvent: CurrentEvent | null): boolean {
  return currentEvent !== null && currentEvent.ticket_url !== '' && currentEvent.date_start !== ''
}

/** The same page with the event overlay open; the rest of the query stays. */
export function overlayAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.set('overlay', 'true')
  return `${pathname}?${query}`
}

interface Flags {
  showStickyEvent: boolean
  currentEvent: CurrentEvent | null
}

export type Booking = { kind: 'dates'; url: '#datesAndTickets' } | { kind: 'tickets'; event: CurrentEvent }

/**
 * 2 §2 Booking button: on a production page it leads to the dates, otherwise to the tickets of an event that has any to
 * sell.
 */
export function bookingOf(route: AnyRoute | null, { showStickyEvent, currentEvent }: Flags): Booking | null {
  if (!showStickyEvent) return null
  if (route === 'production') return { kind: 'dates', url: '#datesAndTickets' }
  if (!currentEvent?.ticket_url) return null
  return hasTickets(currentEvent) ? { kind: 'tickets', event: currentEvent } : null
}
