import { slots } from '#house/later-slots'
import { houseSlot } from '../../../ui/house-slot.tsx'

interface NoteProps {
  /** The path of the page below the webshop area, such as `order/k3f9/tickets`. */
  path: string
}

/** What the house says below the tickets of an order, on the screen and on paper. We say nothing there. */
export const TicketNote = houseSlot<NoteProps>('ticket-note', () => null, slots)

const TICKETS = /^order\/[^/?]+(?:\/tickets)?(?:\?|$)/

/** Whether a page of the shop has tickets on it. */
export function hasTickets(path: string): boolean {
  return TICKETS.test(path)
}
