import type { EventSummary } from '../contract.ts'

/** Whether the event takes place and is not sold out. A moved one counts: tickets stay valid. */
export function hasPlaces({ status }: Pick<EventSummary, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'sold_out'
}

/** Whether a link to its tickets is shown, in a list and on its page. */
export function isBookable(event: Pick<EventSummary, 'status' | 'ticket_url' | 'ticket_sale'>): boolean {
  return hasPlaces(event) && event.ticket_url !== '' && event.ticket_sale === 'open'
}
