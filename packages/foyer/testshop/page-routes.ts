import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EMAIL } from '../src/contract/email.ts'
import { html, type Markup } from '../src/platform/endpoints/html.ts'
import { extendCart, readCart, removeLines } from './carts/cart.ts'
import { cartId, fillCart, newToken, type Shelves } from './carts/fill.ts'
import { forgetLost, reserveAgain } from './carts/lost-lines.ts'
import { readOffers } from './inventory/offers.ts'
import { calendarOf } from './orders/calendar.ts'
import { findOrder, ordersOf, placeOrder, showOrder } from './orders/orders.ts'
import { type CheckoutInput, cartPage, checkoutPage } from './pages/cart-pages.ts'
import { eventPage } from './pages/event-page.ts'
import { listPage } from './pages/list-page.ts'
import type { Buyer } from './pages/lost-tickets.ts'
import { accountPage, orderPage, ticketsPage } from './pages/order-pages.ts'
import { page } from './pages/page.ts'
import { chosenTickets, readSelection } from './pages/selection.ts'
import { Refusal } from './refusal.ts'
import { strings } from './strings.ts'
import { ACCOUNT_SECONDS, buyerIn, newKey, visitorOf } from './visitor.ts'
import { nameIn } from './words.ts'

const LISTED = 60

type Visitor = ReturnType<typeof visitorOf>
/** For a form that is sent by GET, the query is the form. */
type Ask = {
  visitor: Visitor
  form: URLSearchParams
  params: Record<string, string>
  now: Date
  /** Name and address from the site, if the buyer is logged in there; otherwise empty. */
  known: Buyer
}
/** A page with its title, or the address of a redirect. */
type Shown = { title: string; content: Markup; status?: number } | { to: string }

interface Counter {
  /** The address at which buyers see these pages. */
  publicUrl: string
  /** Called after tickets were sold. */
  sold(): void
}

/** The pages of the shop. All work without scripts. A form is answered with a redirect, so that reloading repeats nothing. */
export function addPages(app: FastifyInstance, shelves: Shelves, { publicUrl, sold }: Counter): void {
  const { pool, clock } = shelves

  const answer = async (request: FastifyRequest, reply: FastifyReply, show: (ask: Ask) => Promise<Shown>) => {
    const visitor = visitorOf(request, reply)
    const query = new URL(request.url, 'http://shop.invalid').searchParams
    const form = request.body instanceof URLSearchParams ? request.body : query
    const shown = await show({
      visitor,
      form,
      params: request.params as Record<string, string>,
      now: clock.now(),
      known: buyerIn(request),
    })
    if ('to' in shown) return reply.redirect(shown.to, 303)
    const { lines } = await readCart(shelves, visitor.cart)
    const { title, content, status = 200 } = shown
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(page({ language: visitor.language, title, content, cartAmount: lines.length }))
  }
  const get = (url: string, show: (ask: Ask) => Promise<Shown>) =>
    app.get(url, (request, reply) => answer(request, reply, show))
  const post = (url: string, show: (ask: Ask) => Promise<Shown>) =>
    app.post(url, (request, reply) => answer(request, reply, show))

  const notFound = ({ visitor: { language } }: Ask): Shown => ({
    status: 404,
    title: strings.notFound[language],
    content: html`<p><a class="shop-button" href="/">${strings.toEvents[language]}</a></p>`,
  })

  get('/', async ({ visitor: { language }, now }) => {
    const { rows } = await pool.query<{ key: string }>(
      `select key from testshop.event where ends_at > $1 and not is_cancelled and (sale_from is null or sale_from <= $1)
       order by starts_at, key limit ${LISTED}`,
      [now],
    )
    const keys = rows.map(({ key }) => key)
    return { title: strings.shop[language], content: listPage(await readOffers(pool, keys, now), language) }
  })

  const showEvent = async (ask: Ask, refusal: Refusal | 'nothing chosen' | null = null): Promise<Shown> => {
    const { language } = ask.visitor
    const [offer] = await readOffers(pool, [ask.params.key ?? ''], ask.now)
    if (!offer) return notFound(ask)
    const selection = readSelection(ask.form)
    const content = eventPage({ offer, language, now: ask.now, key: newKey(), selection, refusal })
    return { title: nameIn(offer.title, language), content, status: refusal ? 409 : 200 }
  }
  get('/event/:key', (ask) => showEvent(ask))
  post('/event/:key', async (ask) => {
    const { visitor, form, params } = ask
    const selection = readSelection(form)
    const chosen = [...chosenTickets(selection)]
    const key = form.get('key') ?? ''
    if (chosen.length === 0) return showEvent(ask, 'nothing chosen')
    if (!/^[\w-]{16,60}$/.test(key)) return showEvent(ask)
    const block = selection.block ?? 0
    let token = visitor.cart
    try {
      for (const [seatGroup, tickets] of chosen) {
        const filling = { event: params.key ?? '', block, seatGroup, tickets, selection: key }
        token = await fillCart(shelves, token, { ...filling, key: `${key}.${seatGroup}` })
      }
    } catch (error) {
      if (error instanceof Refusal) return showEvent(ask, error)
      throw error
    }
    if (token) visitor.keepCart(token)
    return { to: '/cart' }
  })

  const cartWords = async ({ visitor: { cart, language }, now }: Ask) => ({
    ...{ cart: await readCart(shelves, cart), language, now },
    houseUrl: publicUrl,
  })
  const showCart = async (ask: Ask, buyer?: Buyer): Promise<Shown> => ({
    title: strings.cart[ask.visitor.language],
    content: cartPage({ ...(await cartWords(ask)), ...(buyer && { buyer }) }),
  })
  /** The two answers to lost tickets, in the cart and at the checkout: reserve them again, or go on without them. */
  const settleLost = async ({ visitor, form }: Ask): Promise<void> => {
    if (form.get('action') === 'again') await reserveAgain(shelves, visitor.cart)
    if (form.get('action') === 'forget') await forgetLost(shelves, visitor.cart)
  }
  get('/cart', (ask) => showCart(ask))
  post('/cart', async (ask) => {
    const { visitor, form } = ask
    try {
      if (form.get('action') === 'extend') await extendCart(shelves, visitor.cart)
      if (form.get('action') === 'remove') {
        const lines = form.getAll('line').filter((line) => /^\d{1,18}$/.test(line))
        await removeLines(shelves, visitor.cart, lines)
      }
      await settleLost(ask)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...(await showCart(ask)), status: 409 }
    }
    return { to: '/cart' }
  })

  const showCheckout = async (ask: Ask, input: CheckoutInput, status = 200): Promise<Shown> => {
    const words = await cartWords(ask)
    const { lines, lost } = words.cart
    const { name, email } = input
    // Lost tickets cannot be paid for. The cart shows what can be done about them.
    if (lines.length === 0 || lost.length > 0) return showCart(ask, { name, email })
    return { title: strings.checkout[words.language], content: checkoutPage(words, input), status }
  }
  get('/checkout', (ask) => showCheckout(ask, { ...ask.known, errors: {} }))
  post('/checkout', async (ask) => {
    const { visitor, form } = ask
    const { language } = visitor
    const name = (form.get('name') ?? '').trim().slice(0, 200)
    const email = (form.get('email') ?? '').trim().slice(0, 200)
    // Only the buy button sends no `action`. Everything else buys nothing, such as the look when the time is up.
    if (form.has('action')) {
      await settleLost(ask)
      return showCheckout(ask, { name, email, errors: {} })
    }
    const errors: CheckoutInput['errors'] = {}
    if (!name) errors.name = strings.nameMissing[language]
    if (!EMAIL.test(email)) errors.email = strings.emailWrong[language]
    if (form.get('payment') === 'refused') errors.payment = strings.refusedPayment[language]
    if (Object.keys(errors).length > 0) return showCheckout(ask, { name, email, errors }, 400)
    if (visitor.cart === null) return { to: '/cart' }
    try {
      const code = await placeOrder(shelves, visitor.cart, { name, email, language })
      sold()
      return { to: `/order/${code}` }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...(await showCart(ask, { name, email })), status: 409 }
    }
  })

  get('/order/:code', async (ask) => {
    const order = await findOrder(pool, ask.params.code ?? '')
    if (!order) return notFound(ask)
    const { visitor } = ask
    // The bought tickets are no longer in the cart, and the next purchase gets a new cart.
    const bought = await pool.query('select 1 from testshop.purchase where code = $1 and cart = $2', [
      ...[order.code, visitor.cart && cartId(visitor.cart)],
    ])
    if (bought.rows.length > 0) visitor.dropCart()
    return {
      title: strings.order[visitor.language](order.number),
      content: orderPage(order, visitor.language),
    }
  })
  get('/order/:code/tickets', async (ask) => {
    const order = await findOrder(pool, ask.params.code ?? '')
    if (!order) return notFound(ask)
    const { language } = ask.visitor
    return { title: strings.tickets[language], content: ticketsPage(order, language) }
  })
  app.get('/order/:code/tickets.ics', async (request, reply) => {
    const order = await findOrder(pool, (request.params as { code: string }).code)
    if (!order) return reply.code(404).send()
    const { language } = visitorOf(request, reply)
    return reply
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(order, language, clock.now(), publicUrl))
  })

  const showAccount = async ({ visitor, now }: Ask, unknown?: string): Promise<Shown> => {
    const { language, account } = visitor
    const since = new Date(now.getTime() - ACCOUNT_SECONDS * 1000)
    const orders = account === null ? [] : await ordersOf(pool, cartId(account), since)
    const content = accountPage({ orders, language, unknown })
    return { title: strings.account[language], content, status: unknown === undefined ? 200 : 400 }
  }
  get('/account', (ask) => showAccount(ask))
  post('/account', async (ask) => {
    const { visitor, form, now } = ask
    const { account } = visitor
    if (form.get('action') === 'leave') {
      if (account)
        await pool.query('delete from testshop.account_order where session = $1', [cartId(account)])
      visitor.dropAccount()
      return { to: '/account' }
    }
    const typed = (form.get('code') ?? '').slice(0, 200)
    const token = account ?? newToken()
    if (!(await showOrder(pool, cartId(token), typed, now))) return showAccount(ask, typed)
    visitor.keepAccount(token)
    return { to: '/account' }
  })

  app.setNotFoundHandler((request, reply) => answer(request, reply, async (ask) => notFound(ask)))
}
