import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import { qrPicture } from '../../src/platform/qr-code.ts'
import type { Order, Ticket } from '../orders/orders.ts'
import { strings } from '../strings.ts'
import { date, type Language, price, shownName, shownSeat, time } from '../words.ts'
import { alert, field } from './page.ts'

export function orderPage(order: Order, language: Language): Markup {
  const t = strings
  return html`<p class="shop-done" role="status">${t.thanks[language](order.email)}</p>
<ul class="shop-lines">${order.tickets.map(
    (
      ticket,
    ) => html`<li><div><strong>${shownName(ticket.title, language)}</strong><br>${when(ticket, language)}<br>
${shownSeat(ticket, language)}<br>${shownName(ticket.kind, language)}</div><b>${price(ticket.cents)}</b></li>`,
  )}</ul>
<p class="shop-total"><span>${t.total[language]}</span> <b>${price(order.cents)}</b></p>
<p class="shop-actions"><a class="shop-button shop-buy" href="/order/${order.token}/tickets">${t.print[language]}</a>
<a class="shop-button" href="/order/${order.token}/tickets.ics" download>${t.calendar[language]}</a></p>`
}

const when = ({ startsAt }: Ticket, language: Language) =>
  `${date(startsAt, language)}, ${time(startsAt, language)}`

/** One ticket after another, each with its code; printed, each stands by itself. */
export function ticketsPage(order: Order, language: Language): Markup {
  return html`<p>${strings.atTheDoor[language]}</p>${order.tickets.map((ticket) => printedTicket(order, ticket, language))}`
}

function printedTicket({ name, number }: Order, ticket: Ticket, language: Language): Markup {
  const picture = `data:image/svg+xml;base64,${Buffer.from(qrPicture(ticket.code)).toString('base64')}`
  return html`<article class="shop-ticket"><div>
<h2>${shownName(ticket.title, language)}</h2>
<p>${when(ticket, language)}<br>${shownName(ticket.place, language)}</p>
<p><b>${shownSeat(ticket, language)}</b><br>${shownName(ticket.kind, language)}, ${price(ticket.cents)}</p>
<p><small>${name} · ${strings.order[language](number)}<br>${strings.ticketCode[language]} ${ticket.code}</small></p></div>
<img src="${picture}" alt="${strings.qrOf[language](ticket.code)}" width="200" height="200"></article>`
}

interface AccountInput {
  language: Language
  email: string
  number: string
  isUnknown: boolean
}

export function accountForm({ language, email, number, isUnknown }: AccountInput): Markup {
  const t = strings
  return html`${isUnknown && alert(t.unknownOrder[language])}<p>${t.accountIntro[language]}</p>
<form class="shop-form" method="post" action="/account">
${field({ name: 'email', label: t.email[language], type: 'email', value: email, autocomplete: 'email' })}
${field({ name: 'number', label: t.orderNumber[language], type: 'text', value: number, autocomplete: 'off' })}
<p><button class="shop-button" type="submit">${t.showOrders[language]}</button></p></form>`
}

export function accountPage(orders: Omit<Order, 'tickets'>[], language: Language): Markup {
  const t = strings
  return html`<ul class="shop-lines">${orders.map(
    ({
      number,
      token,
      madeAt,
      cents,
    }) => html`<li><div><a href="/order/${token}"><strong>${t.order[language](number)}</strong></a><br>
${t.boughtOn[language](date(madeAt, language))}</div><b>${price(cents)}</b></li>`,
  )}</ul>
<form method="post" action="/account"><button class="shop-button" name="action" value="leave" type="submit">${t.leave[language]}</button></form>`
}
