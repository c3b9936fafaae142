import type { Call } from '../../../contract/endpoint.ts'
import type { Bookable } from '../../../ui/bookable.ts'
import { createStore } from '../../../ui/store.ts'
import type { Cart, EventOffer } from '../contract.ts'
import { booking } from '../endpoints.ts'
import { type CartOrder, type MakeKey, orderOf, randomKey, ticketsOf } from './cart-calls.ts'
import { choiceOf } from './categories.ts'
import { forgetWaiting, keepWaiting, waitingFor } from './kept-order.ts'
import { type Action, CLOSED, type Finished, reduce } from './machine.ts'
import { type SelectedTicket, ticketsIn } from './selection.ts'
import { type Sent, sendOrder } from './send-order.ts'
import { alternativesOf } from './what-is-left.ts'

/** 2 §9 */
const CLOSE_RESET_MS = 250
const SUMMARY_MS = 100
/** An answer fetched when the visitor pointed at the button is still fresh when the widget opens. */
const OFFER_FRESH_MS = 10_000

interface Options {
  /** Stores the shop's answer about the cart, for the header. */
  saveCart(cart: Cart): void
  makeKey?: MakeKey
}

/**
 * The logic of the widget: its state, its calls to the shop, and when they are made. There is one instance, so only one
 * widget is open.
 */
export function createWidget({ saveCart, makeKey = randomKey }: Options) {
  const store = createStore(CLOSED)
  const dispatch = (action: Action) => store.set((state) => reduce(state, action))
  const offers = new Map<string, { asked: number; offer: Promise<EventOffer | null> }>()
  let resetting: ReturnType<typeof setTimeout> | undefined

  /**
   * Asks when the visitor points at a button, and again on opening; without an answer the page's own prices are used.
   */
  const ask = (event: Bookable, call: Call): Promise<EventOffer | null> => {
    const key = event.id_jet ?? ''
    const known = offers.get(key)
    if (known && Date.now() - known.asked < OFFER_FRESH_MS) return known.offer
    const offer = call(booking.readOffer, { event_jet_id: key }).catch(() => null)
    offers.set(key, { asked: Date.now(), offer })
    return offer
  }

  const open = async (event: Bookable, call: Call, tickets: SelectedTicket[] = []) => {
    clearTimeout(resetting)
    const kept = waitingFor(event.id_jet)
    dispatch({ type: 'open', event, tickets: kept ? ticketsOf(kept) : tickets })
    // After a reload the visitor continues to wait at the same place.
    if (kept) void send(call, kept)
    const offer = await ask(event, call)
    if (offer) dispatch({ type: 'offer', offer })
  }

  const close = () => {
    if (!store.get().isOpen) return
    dispatch({ type: 'close' })
    forgetWaiting()
    resetting = setTimeout(dispatch, CLOSE_RESET_MS, { type: 'reset' } satisfies Action)
  }

  /** Puts the chosen tickets, or a given order, into the cart. */
  const send = async (call: Call, ready?: CartOrder) => {
    const { event, tickets, block, isSending } = store.get()
    if (!event?.id_jet || isSending || (!ready && tickets.length === 0)) return
    const order = ready ?? orderOf(tickets, block, makeKey)
    dispatch({ type: 'send' })
    const shown = new Promise<void>((resolve) => setTimeout(resolve, SUMMARY_MS)).then(() =>
      dispatch({ type: 'summary' }),
    )
    const result = await sendInTurn(call, event.id_jet, order, shown)
    if (!result) return
    if (result.cart) saveCart(result.cart)
    // The number of tickets left has changed.
    offers.delete(event.id_jet)
    await shown
    dispatch({ type: 'sent', summary: summarise(event, order, result) })
  }

  /**
   * Sends an order; if there is a line, again when it is the visitor's turn. Null if the visitor has closed the widget
   * meanwhile.
   */
  const sendInTurn = async (
    call: Call,
    event: string,
    order: CartOrder,
    shown: Promise<void>,
  ): Promise<Sent | null> => {
    for (;;) {
      const result = await sendOrder(call, event, order)
      if (result.kind !== 'in line') {
        forgetWaiting()
        return result
      }
      keepWaiting(event, order)
      await shown
      let { where } = result
      while (!where.is_next) {
        dispatch({ type: 'waiting', ahead: where.place - 1 })
        await new Promise((resolve) => setTimeout(resolve, where.ask_again_seconds * 1000))
        if (!store.get().isSending || store.get().event?.id_jet !== event) return null
        // Without an answer the place stays the same, and the next request follows later.
        where = await call(booking.readLine, {}).catch(() => where)
      }
    }
  }

  const summarise = (event: Bookable, order: CartOrder, result: Sent): Finished => {
    if (result.kind === 'success') {
      return { kind: 'success', added: ticketsIn(ticketsOf(order)), cart: result.cart }
    }
    const { refusal, reserved, failed } = result
    const { offer } = store.get()
    return {
      kind: 'error',
      code: refusal?.response_code ?? null,
      webshopUrl: refusal?.webshop_url || event.ticket_url,
      reserved,
      isPartly: refusal?.is_partly_reserved ?? false,
      alternatives: refusal ? alternativesOf(refusal, order, failed, choiceOf(event, offer), makeKey) : [],
      // It is unknown whether the call arrived. With its key it can be sent again without reserving twice.
      again: refusal ? null : order,
    }
  }

  return { store, dispatch, ask, open, close, send }
}
