import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import { qrPicture } from '../../src/platform/qr-code.ts'
import { printedCode } from '../orders/codes.ts'
import type { Order, Ticket } from '../orders/orders.ts'
import { strings } from '../strings.ts'
import { date, type Language, price, shownName, shownSeat, time } from '../words.ts'
import { field } from './page.ts'

/** The order: first the tickets with their QR codes for the door, then everything else. */
export function orderPage(order: Order, language: Language): Markup {
  const t = strings
  return html`<p class="shop-done" role="status">${t.thanks[language](order.email)}</p>
${ticketsPage(order, language)}
<p class="shop-total"><span>${t.total[language]} <small>${t.taxIncluded[language]}</small></span> <b>${price(order.cents, language)}</b></p>
<p>${t.orderCode[language]} <b class="shop-code">${printedCode(order.code)}</b><br><small>${t.orderCodeHelp[language]}</small></p>
<p class="shop-actions"><a class="shop-button" href="/order/${order.code}/tickets.ics" download>${t.calendar[language]}</a>
<a class="shop-button" href="/order/${order.code}/tickets">${t.print[language]}</a></p>`
}

const when = ({ startsAt }: Ticket, language: Language) =>
  `${date(startsAt, language)}, ${time(startsAt, language)}`

/** The tickets one after another, each with its code; printed, each is on a page of its own. */
export function ticketsPage(order: Order, language: Language): Markup {
  return html`<p>${strings.atTheDoor[language]}</p>${order.tickets.map((ticket) => printedTicket(order, ticket, language))}`
}

function printedTicket({ name, number }: Order, ticket: Ticket, language: Language): Markup {
  const picture = `data:image/svg+xml;base64,${Buffer.from(qrPicture(ticket.code)).toString('base64')}`
  return html`<article class="shop-ticket"><div>
<h2>${shownName(ticket.title, language)}</h2>
<p>${when(ticket, language)}<br>${shownName(ticket.place, language)}</p>
<p><b>${shownSeat(ticket, language)}</b><br>${shownName(ticket.kind, language)}, ${price(ticket.cents, language)}</p>
<p><small>${name} · ${strings.order[language](number)}<br>${strings.ticketCode[language]} ${ticket.code}</small></p></div>
<img src="${picture}" alt="${strings.qrOf[language](ticket.code)}" width="200" height="200"></article>`
}

interface AccountPage {
  orders: Omit<Order, 'tickets'>[]
  language: Language
  /** The entered code, if no order has it. */
  unknown: string | undefined
}

/** The orders that are shown already, and a field for another code. */
export function accountPage({ orders, language, unknown }: AccountPage): Markup {
  const t = strings
  const error = unknown === undefined ? undefined : t.unknownOrder[language]
  const hasSome = orders.length > 0
  return html`${hasSome && orderList(orders, language)}
<form class="shop-form" method="post" action="/account"><p>${t.accountIntro[language]}</p>
${field({ name: 'code', label: t.orderCode[language], type: 'text', value: unknown ?? '', autocomplete: 'off', error })}
<p><button class="shop-button" type="submit">${t.showOrder[language]}</button></p></form>
${hasSome && html`<form method="post" action="/account"><button class="shop-button" name="action" value="leave" type="submit">${t.leave[language]}</button></form>`}`
}

function orderList(orders: AccountPage['orders'], language: Language): Markup {
  const t = strings
  return html`<ul class="shop-lines">${orders.map(
    ({
      number,
      code,
      madeAt,
      cents,
    }) => html`<li><div><a href="/order/${code}"><strong>${t.order[language](number)}</strong></a><br>
${t.boughtOn[language](date(madeAt, language))}</div><b>${price(cents, language)}</b></li>`,
  )}</ul>`
}
