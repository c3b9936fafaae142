import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { Cart, CartLine } from '../carts/cart.ts'
import { strings } from '../strings.ts'
import {
  bareTime,
  date,
  type Language,
  nameIn,
  price,
  seatWords,
  shownName,
  shownSeat,
  time,
} from '../words.ts'
import { alert, field } from './page.ts'

export function cartPage(cart: Cart, language: Language, now: Date): Markup {
  const t = strings
  if (cart.lines.length === 0) {
    return html`${cart.hasLost && alert(t.noReservation[language], t.lost[language])}
<p>${t.emptyCart[language]}</p><p><a class="shop-button" href="/">${t.toEvents[language]}</a></p>`
  }
  return html`${cart.hasLost && alert(t.lost[language])}
${timeLeft(cart, language, now)}
${ticketTable(cart, language, true)}
<p><a class="shop-button shop-buy" href="/checkout">${t.toCheckout[language]}</a></p>`
}

/** By when the tickets have to be bought, and the one extension. */
function timeLeft({ endsAt, isExtended }: Cart, language: Language, now: Date): Markup | false {
  if (!endsAt) return false
  const minutes = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 60_000))
  const words = strings.keptUntil[language](bareTime(endsAt), minutes)
  return html`<div class="shop-time"><p data-ends-at="${endsAt.toISOString()}">${words}</p>
${
  isExtended
    ? html`<p><small>${strings.isExtended[language]}</small></p>`
    : html`<form method="post" action="/cart"><button class="shop-button" name="action" value="extend" type="submit">${strings.extend[language]}</button></form>`
}</div>`
}

function ticketTable({ lines }: Cart, language: Language, mayRemove: boolean): Markup {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  return html`<ul class="shop-lines">${lines.map((line) => cartLine(line, language, mayRemove))}</ul>
<p class="shop-total"><span>${strings.total[language]}</span> <b>${price(total, language)}</b></p>`
}

function cartLine(line: CartLine, language: Language, mayRemove: boolean): Markup {
  const what = `${nameIn(line.title, language)}, ${seatWords(line, language)}`
  return html`<li><div><strong>${shownName(line.title, language)}</strong><br>${date(line.startsAt, language)}, ${time(line.startsAt, language)}<br>
${shownSeat(line, language)}<br>${shownName(line.kind, language)}</div><b>${price(line.cents, language)}</b>
${
  mayRemove &&
  html`<form method="post" action="/cart"><input type="hidden" name="line" value="${line.id}">
<button class="shop-remove" name="action" value="remove" type="submit" aria-label="${strings.removeTicket[language](what)}">${strings.remove[language]}</button></form>`
}</li>`
}

export interface CheckoutInput {
  name: string
  email: string
  errors: { name?: string; email?: string; payment?: string }
}

export function checkoutPage(cart: Cart, language: Language, now: Date, input: CheckoutInput): Markup {
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
<p><button class="shop-buy" type="submit">${t.buy[language]}</button></p></form>`
}
