import type { EventSummary } from '../contract.ts'

/** Whether the evening takes place and has places left. One that was moved does: what was bought stays valid. */
export function hasPlaces({ status }: Pick<EventSummary, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'sold_out'
}

/** Whether a way to its tickets is offered, in a list as on its page. */
export function isBookable(event: Pick<EventSummary, 'status' | 'ticket_url' | 'ticket_sale'>): boolean {
  return hasPlaces(event) && event.ticket_url !== '' && event.ticket_sale === 'open'
}
