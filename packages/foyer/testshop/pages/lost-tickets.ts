import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { Cart, LostLine } from '../carts/cart.ts'
import { strings } from '../strings.ts'
import { type Language, nameIn } from '../words.ts'
import { alert } from './page.ts'
import { ticketRow, ticketRows } from './ticket-rows.ts'

export interface Buyer {
  name: string
  email: string
}

/**
 * The tickets whose time has run out. Offers to reserve those that are still free, or to go on without them. What was typed at the
 * checkout is sent along as hidden fields.
 */
export function lostTickets({ lines, lost }: Cart, language: Language, buyer?: Buyer): Markup | false {
  if (lost.length === 0) return false
  const t = strings
  const isAll = lines.length === 0
  const free = lost.filter(({ isFree }) => isFree).length
  const isTyped = buyer !== undefined && (buyer.name !== '' || buyer.email !== '')
  return html`${isAll ? alert(t.noReservation[language], t.allLost[language](lost.length)) : alert(t.someLost[language](lost.length))}
<ul class="shop-lines">${ticketRows(lost).map(
    (row) => html`<li>${ticketRow(row, language, t[row[0]?.isFree ? 'stillFree' : 'taken'][language])}</li>`,
  )}</ul>
<form method="post" action="${buyer ? '/checkout' : '/cart'}">
${buyer && html`<input type="hidden" name="name" value="${buyer.name}"><input type="hidden" name="email" value="${buyer.email}">`}
${isTyped && html`<p>${t.typedIsKept[language]}</p>`}
<p class="shop-actions">${
    free > 0 &&
    html`<button class="shop-buy" name="action" value="again" type="submit">${t.reserveAgain[language](free)}</button>`
  }
${isAll ? otherTickets(lost, language) : html`<button class="shop-button" name="action" value="forget" type="submit">${t.goOnWithout[language]}</button>`}</p></form>`
}

/** Links back to the events. */
function otherTickets(lost: LostLine[], language: Language): Markup[] {
  const events = new Map(lost.map(({ event, title }) => [event, title]))
  return [...events].map(
    ([key, title]) =>
      html`<a class="shop-button" href="/event/${key}">${strings.otherTickets[language](nameIn(title, language))}</a>`,
  )
}
