import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { Cart, CartLine } from '../carts/cart.ts'
import { strings } from '../strings.ts'
import { bareTime, type Language, price } from '../words.ts'
import { legalNotice } from './legal-notice.ts'
import { type Buyer, lostTickets } from './lost-tickets.ts'
import { alert, field } from './page.ts'
import { plainRow, ticketRow, ticketRows } from './ticket-rows.ts'

interface CartPage {
  cart: Cart
  language: Language
  now: Date
  /** The address of the house, for links to its terms. */
  houseUrl: string
  /** What was typed at the checkout. */
  buyer?: Buyer
}

export function cartPage({ cart, language, now, houseUrl, buyer }: CartPage): Markup {
  const t = strings
  if (cart.lines.length === 0 && cart.lost.length === 0) {
    return html`<p>${t.emptyCart[language]}</p><p><a class="shop-button" href="/">${t.toEvents[language]}</a></p>`
  }
  return html`${lostTickets(cart, language, buyer)}
${
  cart.lines.length > 0 &&
  html`${timeLeft(cart, language, now)}
${ticketTable(cart, language, true)}
${cart.lost.length === 0 && html`<p><a class="shop-button shop-buy" href="/checkout">${t.toCheckout[language]}</a></p>`}`
}${legalNotice(language, houseUrl)}`
}

/**
 * Until when the tickets are reserved, and the one extension. The page says the time of day, which stays true however long the page
 * is open. The browser adds the minutes that are left (`use-time-left.ts`).
 */
function timeLeft({ endsAt, isExtended }: Cart, language: Language, now: Date): Markup | false {
  if (!endsAt) return false
  const seconds = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000))
  return html`<div class="shop-time"><p data-ends-at="${endsAt.toISOString()}" data-seconds-left="${seconds}">${strings.keptUntil[language](bareTime(endsAt))}</p>
${
  isExtended
    ? html`<p><small>${strings.isExtended[language]}</small></p>`
    : html`<form method="post" action="/cart"><button class="shop-button" name="action" value="extend" type="submit">${strings.extend[language]}</button></form>`
}</div>`
}

function ticketTable({ lines }: Cart, language: Language, mayRemove: boolean): Markup {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  return html`<ul class="shop-lines">${ticketRows(lines).map(
    (row) => html`<li>${ticketRow(row, language)}${mayRemove && removal(row, language)}</li>`,
  )}</ul>
<p class="shop-total"><span>${strings.total[language]} <small>${strings.taxIncluded[language]}</small></span> <b>${price(total, language)}</b></p>`
}

/** Buttons that remove the last ticket of a row, or all of them. */
function removal(row: CartLine[], language: Language): Markup {
  const t = strings
  const last = row.slice(-1)
  if (row.length === 1) return removalForm(last, language, t.remove[language])
  return html`<div class="shop-actions">${removalForm(last, language, t.removeLast[language])}
${removalForm(row, language, t.removeAll[language])}</div>`
}

function removalForm(lines: CartLine[], language: Language, words: string): Markup {
  const [first] = lines
  if (!first) return html``
  return html`<form method="post" action="/cart">${lines.map(({ id }) => html`<input type="hidden" name="line" value="${id}">`)}
<button class="shop-remove" name="action" value="remove" type="submit" aria-label="${words}: ${plainRow(lines, language)}">${words}</button></form>`
}

export interface CheckoutInput extends Buyer {
  errors: { name?: string; email?: string; payment?: string }
}

export function checkoutPage({ cart, language, now, houseUrl }: CartPage, input: CheckoutInput): Markup {
  const { name, email, errors } = input
  const t = strings
  return html`${errors.payment && alert(errors.payment)}${timeLeft(cart, language, now)}
${ticketTable(cart, language, false)}
<form class="shop-form" method="post" action="/checkout">
${field({ name: 'name', label: t.name[language], type: 'text', value: name, autocomplete: 'name', error: errors.name })}
${field({ name: 'email', label: t.email[language], type: 'email', value: email, autocomplete: 'email', error: errors.email, help: t.emailHelp[language] })}
<fieldset class="shop-slots"><legend>${t.payment[language]}</legend><p>${t.paymentNote[language]}</p>
<label><input type="radio" name="payment" value="good" checked> <span>${t.payWell[language]}</span></label>
<label><input type="radio" name="payment" value="refused"> <span>${t.payRefused[language]}</span></label></fieldset>
${legalNotice(language, houseUrl)}
<p><button class="shop-buy" type="submit">${t.buy[language]}</button></p></form>`
}
