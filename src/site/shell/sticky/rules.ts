import type { RouteName } from '../../../contract/routes.ts'
import { hasTickets } from '../../../ui/bookable.ts'
import type { CurrentEvent } from '../../../ui/shell-state.ts'

/** The ticket button would lead where one already is. */
export function isEventPage(route: RouteName | null): boolean {
  return route === 'events' || route === 'event'
}

/** The same page with the event overlay open; what else the query says stays. */
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

/** 2 §2 Booking button: to the dates on a production page, else to the tickets of an event that has any to sell. */
export function bookingOf(route: RouteName | null, { showStickyEvent, currentEvent }: Flags): Booking | null {
  if (!showStickyEvent) return null
  if (route === 'production') return { kind: 'dates', url: '#datesAndTickets' }
  if (!currentEvent?.ticket_url) return null
  return hasTickets(currentEvent) ? { kind: 'tickets', event: currentEvent } : null
}
