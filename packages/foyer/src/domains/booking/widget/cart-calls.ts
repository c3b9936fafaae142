import type { BodyOf } from '../../../contract/endpoint.ts'
import type { fillCart } from '../contract.ts'
import type { SelectedTicket } from './selection.ts'

/** One call to the cart: tickets of one seat group (2 §7). */
export interface CartCall {
  seat_group: number | null
  block_id: number | null
  tickets: SelectedTicket[]
  /** The same key means the same call: a repeated call reserves nothing more. */
  key: string
}

/** Calls that belong together: either all succeed, or nothing is reserved. */
export interface CartOrder {
  calls: CartCall[]
  /** The same for all calls, if there are several. */
  selection: string | null
}

/** Makes a key; replaceable for tests. */
export type MakeKey = () => string

/** 2 §7: one call per seat group, in the order in which the groups were chosen. */
export function orderOf(selected: SelectedTicket[], block_id: number | null, makeKey: MakeKey): CartOrder {
  const groups = [...new Set(selected.map(({ ticket }) => ticket.seat_group))]
  return joinCalls(
    groups.map((seat_group) => ({
      ...{ seat_group, block_id },
      tickets: selected.filter(({ ticket }) => ticket.seat_group === seat_group),
    })),
    makeKey,
  )
}

/** Calls that belong together, each with its own key. */
export function joinCalls(calls: Omit<CartCall, 'key'>[], makeKey: MakeKey): CartOrder {
  return {
    calls: calls.map((call) => ({ ...call, key: makeKey() })),
    selection: calls.length > 1 ? makeKey() : null,
  }
}

/** 2 §3 Cart create payload. */
export function payloadOf(
  { seat_group, block_id, tickets, key }: CartCall,
  event_jet_id: string,
  selection: string | null,
): BodyOf<typeof fillCart> {
  return {
    event_jet_id,
    quantities: tickets.map(({ amount }) => amount),
    sale_type_ids: tickets.map(({ ticket }) => ticket.sale_type_id),
    ...(seat_group !== null && { seat_group }),
    ...(block_id !== null && { block_id }),
    key,
    ...(selection !== null && { selection }),
  }
}

export function ticketsOf({ calls }: CartOrder): SelectedTicket[] {
  return calls.flatMap(({ tickets }) => tickets)
}

/** Random, so that others cannot guess it. `randomUUID` exists only with https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
