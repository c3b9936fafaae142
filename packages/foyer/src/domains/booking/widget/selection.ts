import type { Ticket } from './categories.ts'

/** 2 §3 Selected ticket. */
export interface SelectedTicket {
  ticket: Ticket
  amount: number
}

type Kind = Pick<Ticket, 'seat_group' | 'sale_type_id'>

function isSame(one: Kind, other: Kind): boolean {
  return one.seat_group === other.seat_group && one.sale_type_id === other.sale_type_id
}

/** 2 §4 Ticket selection: the same seat group and sale type increases the amount, anything else is a new entry. */
export function addTicket(selected: SelectedTicket[], ticket: Ticket): SelectedTicket[] {
  if (amountOf(selected, ticket) === 0) return [...selected, { ticket, amount: 1 }]
  return selected.map((entry) =>
    isSame(entry.ticket, ticket) ? { ...entry, amount: entry.amount + 1 } : entry,
  )
}

/**
 * 2 §4 Ticket selection: decreases the amount; the entry is removed with the last ticket, so no amount is below zero.
 */
export function removeTicket(selected: SelectedTicket[], ticket: Kind): SelectedTicket[] {
  return selected
    .map((entry) => (isSame(entry.ticket, ticket) ? { ...entry, amount: entry.amount - 1 } : entry))
    .filter(({ amount }) => amount > 0)
}

export function amountOf(selected: SelectedTicket[], ticket: Kind): number {
  return selected.find((entry) => isSame(entry.ticket, ticket))?.amount ?? 0
}

export function ticketsIn(selected: readonly { amount: number }[]): number {
  return selected.reduce((sum, { amount }) => sum + amount, 0)
}

export function ticketsOfGroup(selected: SelectedTicket[], seat_group: number | null): number {
  return ticketsIn(selected.filter(({ ticket }) => ticket.seat_group === seat_group))
}

/** The sum of the tickets, formatted as the shop formats prices. Computed in cents. */
export function totalOf(selected: SelectedTicket[]): string {
  const cents = selected.reduce((sum, { ticket, amount }) => sum + centsOf(ticket.price) * amount, 0)
  return (cents / 100).toFixed(2)
}

function centsOf(price: string): number {
  return Math.round(Number(price) * 100)
}

/** The first tickets of a selection, up to a number: those chosen first stay. */
export function firstTickets(selected: SelectedTicket[], most: number): SelectedTicket[] {
  return splitTickets(selected, most)[0]
}

/** The tickets in two parts; the first has this size. */
export function splitTickets(
  selected: SelectedTicket[],
  size: number,
): [first: SelectedTicket[], rest: SelectedTicket[]] {
  const first: SelectedTicket[] = []
  const rest: SelectedTicket[] = []
  let room = size
  for (const { ticket, amount } of selected) {
    const taken = Math.min(amount, room)
    room -= taken
    if (taken > 0) first.push({ ticket, amount: taken })
    if (amount > taken) rest.push({ ticket, amount: amount - taken })
  }
  return [first, rest]
}
