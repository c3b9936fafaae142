import type { Locale } from '../../../contract/locale.ts'
import type { CartRefusal } from '../contract.ts'
import { type CartCall, type CartOrder, joinCalls, type MakeKey } from './cart-calls.ts'
import type { Choice, Timeslot } from './categories.ts'
import { firstTickets, type SelectedTicket, splitTickets, ticketsIn } from './selection.ts'

/** Something available instead: an order that can be put into the cart, or another date. */
export type Alternative =
  | ({ kind: 'fewer'; amount: number; order: CartOrder } & GroupName)
  | ({ kind: 'apart'; amounts: [number, number]; order: CartOrder } & GroupName)
  | ({ kind: 'group'; amount: number; order: CartOrder } & GroupName)
  | { kind: 'timeslot'; amount: number; timeslot: Timeslot; order: CartOrder }
  | { kind: 'date'; event_jet_id: string; date_start: string; url: string }

interface GroupName {
  group: string
  /** The language of the name, if it is not the page's. */
  lang?: Locale
}

/**
 * What is available instead of adjacent seats that are not (code -214). All other tickets of the selection stay in the
 * order if the shop has released them all; if not, those are in the cart already and are not ordered again.
 */
export function alternativesOf(
  { left, is_all_given_back }: CartRefusal,
  order: CartOrder,
  failed: CartCall,
  choice: Choice,
  makeKey: MakeKey,
): Alternative[] {
  const wanted = ticketsIn(failed.tickets)
  const named = groupOf(failed.tickets)
  const place = order.calls.indexOf(failed)
  const before = is_all_given_back ? order.calls.slice(0, place) : []
  const instead = (...calls: Omit<CartCall, 'key'>[]) =>
    joinCalls([...before, ...calls, ...order.calls.slice(place + 1)], makeKey)
  const part = (tickets: SelectedTicket[]) => ({ ...failed, tickets })

  const found: Alternative[] = []
  if (left.together > 0 && left.together < wanted) {
    const tickets = firstTickets(failed.tickets, left.together)
    found.push({ kind: 'fewer', amount: left.together, ...named, order: instead(part(tickets)) })
  }
  if (left.halves) {
    const [first, rest] = splitTickets(failed.tickets, left.halves[0])
    found.push({ kind: 'apart', amounts: left.halves, ...named, order: instead(part(first), part(rest)) })
  }
  for (const other of left.groups) {
    const moved = moveTo(failed, other, choice)
    if (!moved) continue
    const amount = wanted
    const timeslot = choice.timeslots.find(({ block_id }) => block_id === moved.block_id)
    const next = instead(moved)
    if (timeslot) found.push({ kind: 'timeslot', amount, timeslot, order: next })
    else found.push({ kind: 'group', amount, ...groupOf(moved.tickets), order: next })
  }
  return [...found, ...left.dates.map((date) => ({ kind: 'date' as const, ...date }))]
}

function groupOf([first]: SelectedTicket[]): GroupName {
  return { group: first?.ticket.group ?? '', lang: first?.ticket.langs?.group }
}

/** The same tickets in another seat group or timeslot; null if one of their sale types is not sold there. */
function moveTo(
  { seat_group, block_id, tickets }: CartCall,
  other: CartRefusal['left']['groups'][number],
  { categories }: Choice,
): Omit<CartCall, 'key'> | null {
  if (other.seat_group === seat_group && other.block_id === block_id) return null
  const category = categories.find((candidate) => candidate.seat_group === other.seat_group)
  if (!category) return null
  const sold = [category.main, ...category.discounts]
  const moved = tickets.flatMap(({ ticket, amount }) => {
    const same = sold.find(({ sale_type_id }) => sale_type_id === ticket.sale_type_id)
    return same ? [{ ticket: same, amount }] : []
  })
  return moved.length === tickets.length ? { ...other, tickets: moved } : null
}
