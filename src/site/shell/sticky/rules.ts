import type { RouteName } from '../../../contract/routes.ts'
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

export type Booking = { kind: 'dates'; url: '#datesAndTickets' } | { kind: 'tickets'; url: string }

/** 2 §2 Booking button: to the dates on a production page, else to the tickets of an event that has any to sell. */
export function bookingOf(route: RouteName | null, { showStickyEvent, currentEvent }: Flags): Booking | null {
  if (!showStickyEvent) return null
  if (route === 'production') return { kind: 'dates', url: '#datesAndTickets' }
  if (!currentEvent?.ticket_url) return null
  const { seat_groups, prices, ticket_url } = currentEvent
  const sells = seat_groups.length > 0 || prices.some(({ price }) => price !== '0.00')
  return sells ? { kind: 'tickets', url: ticket_url } : null
}
