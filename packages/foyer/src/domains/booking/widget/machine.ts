import type { Bookable } from '../../../ui/bookable.ts'
import type { Cart, EventOffer } from '../contract.ts'
import type { CartOrder } from './cart-calls.ts'
import { choiceOf, type Ticket } from './categories.ts'
import { addTicket, removeTicket, type SelectedTicket } from './selection.ts'
import type { Alternative } from './what-is-left.ts'

/** 2 §4 Booking widget: closed, then open with its steps. */
export type Step = 'main' | 'discounts' | 'timeslots' | 'summary'

export type Summary =
  | { kind: 'loading' }
  /** At the start of a sale: in the line, and how many are before this visitor. */
  | { kind: 'waiting'; ahead: number }
  | { kind: 'success'; added: number; cart: Cart }
  | {
      kind: 'error'
      /** The shop's code; null if it gave none. */
      code: number | null
      /** Where the failed button leads (2 §8 Cart creation fails). */
      webshopUrl: string
      /** What is in the cart in spite of the error. */
      reserved: SelectedTicket[]
      /** More may be in the cart than we know. */
      isPartly?: boolean
      alternatives: Alternative[]
      /** The order to send again unchanged; null if that would not help. */
      again: CartOrder | null
    }

/** The end of an order. */
export type Finished = Extract<Summary, { kind: 'success' | 'error' }>

export interface WidgetState {
  isOpen: boolean
  event: Bookable | null
  /** What the shop has of the event now; null until it has answered. */
  offer: EventOffer | null
  step: Step
  /** The seat group whose discounts are shown. */
  group: number | null
  /** The timeslot chosen, in timeslot mode. */
  block: number | null
  tickets: SelectedTicket[]
  isExpanded: boolean
  /** The order has been sent, and the summary is about to be shown. */
  isSending: boolean
  summary: Summary | null
}

export const CLOSED: WidgetState = {
  isOpen: false,
  event: null,
  offer: null,
  step: 'main',
  group: null,
  block: null,
  tickets: [],
  isExpanded: false,
  isSending: false,
  summary: null,
}

export type Action =
  | { type: 'open'; event: Bookable; tickets?: SelectedTicket[] }
  | { type: 'offer'; offer: EventOffer }
  | { type: 'close' }
  /** 250 ms after closing, when the widget is no longer visible. */
  | { type: 'reset' }
  | { type: 'add'; ticket: Ticket }
  | { type: 'remove'; ticket: Ticket }
  | { type: 'toggle' }
  | { type: 'discounts'; group: number | null }
  | { type: 'timeslots' }
  | { type: 'timeslot'; block: number }
  | { type: 'back' }
  | { type: 'send' }
  /** 100 ms after sending. */
  | { type: 'summary' }
  | { type: 'waiting'; ahead: number }
  | { type: 'sent'; summary: Finished }

/** The next state of the widget for each action. An action that does not fit the state changes nothing. */
export function reduce(state: WidgetState, action: Action): WidgetState {
  if (action.type === 'open') return opened(action.event, action.tickets ?? [])
  if (action.type === 'reset') return state.isOpen ? state : CLOSED
  if (!state.isOpen) return state
  switch (action.type) {
    case 'close':
      return { ...state, isOpen: false, isSending: isInLine(state) ? false : state.isSending, tickets: [] }
    case 'offer':
      return withOffer(state, action.offer)
    case 'send':
      return state.tickets.length > 0 && !state.isSending ? { ...state, isSending: true } : state
    case 'summary':
      return state.isSending ? { ...state, step: 'summary', summary: { kind: 'loading' } } : state
    case 'waiting':
      return state.isSending
        ? { ...state, step: 'summary', summary: { kind: 'waiting', ahead: action.ahead } }
        : state
    case 'sent':
      return finished(state, action.summary)
    case 'back':
      return state.isSending ? state : { ...state, step: 'main', summary: null }
    default:
      return state.step === 'summary' || state.isSending ? state : chosen(state, action)
  }
}

/** A visitor can leave the line, but an order that was sent to the shop cannot be cancelled. */
const isInLine = ({ summary }: WidgetState) => summary?.kind === 'waiting'

type Choosing = Extract<
  Action,
  { type: 'add' | 'remove' | 'toggle' | 'discounts' | 'timeslots' | 'timeslot' }
>

function chosen(state: WidgetState, action: Choosing): WidgetState {
  switch (action.type) {
    case 'add':
      return { ...state, tickets: addTicket(state.tickets, action.ticket) }
    case 'remove':
      return { ...state, tickets: removeTicket(state.tickets, action.ticket) }
    case 'toggle':
      return { ...state, isExpanded: !state.isExpanded }
    case 'discounts':
      return { ...state, step: 'discounts', group: action.group }
    case 'timeslots':
      return { ...state, step: 'timeslots' }
    case 'timeslot':
      return { ...withTimeslot(state, action.block), step: 'main' }
  }
}

function opened(event: Bookable, tickets: SelectedTicket[]): WidgetState {
  const [first] = choiceOf(event, null).timeslots
  return { ...CLOSED, isOpen: true, event, tickets, block: first?.block_id ?? null }
}

/** The shop's answer replaces the page's data: tickets that are no longer available are removed from the selection. */
function withOffer(state: WidgetState, offer: EventOffer): WidgetState {
  const { event } = state
  if (!event || offer.event_jet_id !== event.id_jet) return state
  // An order that was sent is not changed.
  if (state.isSending || state.step === 'summary') return { ...state, offer }
  const { timeslots, categories } = choiceOf(event, offer)
  const isStillThere = timeslots.some(({ block_id }) => block_id === state.block)
  const sold = categories.flatMap(({ main, discounts }) => [main, ...discounts])
  const tickets = state.tickets.flatMap(({ ticket, amount }) => {
    const now = sold.find(
      ({ seat_group, sale_type_id }) =>
        seat_group === ticket.seat_group && sale_type_id === ticket.sale_type_id,
    )
    return now ? [{ ticket: now, amount }] : []
  })
  return {
    ...{ ...state, offer, tickets },
    block: isStillThere ? state.block : (timeslots[0]?.block_id ?? null),
  }
}

/**
 * Another time of the same seat group keeps the selection; another seat group has other prices, so the selection is
 * cleared.
 */
function withTimeslot(state: WidgetState, block: number): WidgetState {
  if (!state.event) return state
  const { timeslots } = choiceOf(state.event, state.offer)
  const groupOf = (id: number | null) => timeslots.find(({ block_id }) => block_id === id)?.seat_group
  const isSameGroup = groupOf(block) === groupOf(state.block)
  return { ...state, block, tickets: isSameGroup ? state.tickets : [] }
}

function finished(state: WidgetState, summary: Finished): WidgetState {
  if (!state.isSending) return state
  const { tickets: selected } = state
  // Tickets that are in the cart already are removed from the selection.
  const isInCart = (group: number | null) =>
    summary.kind === 'success' || summary.reserved.some(({ ticket }) => ticket.seat_group === group)
  const tickets = selected.filter(({ ticket }) => !isInCart(ticket.seat_group))
  return { ...state, step: 'summary', isSending: false, tickets, summary }
}
