import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { Offer, OfferedGroup } from '../inventory/offers.ts'
import { strings } from '../strings.ts'
import { type Language, nameIn, price, shownName } from '../words.ts'
import { allNotes, seatNote } from './notes.ts'
import { priceKey, type Selection } from './selection.ts'

interface TicketSteps {
  offer: Offer
  language: Language
  /** Sent with the form, so that a form that is sent twice fills the cart once. */
  key: string
  selection: Selection
}

/** With fewer tickets left, the page shows their number. */
const FEW = 10

/**
 * The steps of choosing tickets, as in the booking widget: one more, one less, another timeslot. Each step loads the page again
 * with the new selection; a second form puts it into the cart.
 */
export function ticketSteps({ offer, language, key, selection }: TicketSteps): Markup {
  const slots = offer.groups[0]?.blocks.filter(({ left }) => left > 0) ?? []
  const slot = slots.find(({ id }) => id === selection.block) ?? slots[0]
  const chosen = { amounts: onlyOffered(selection, offer), block: slot?.id ?? null }
  const address = `/event/${offer.event}`
  // With several groups the same words would stand in each of them.
  const notes = offer.groups.length > 1 && allNotes(offer.groups, language)
  return html`<div id="tickets" class="shop-tickets">${notes}<form method="get" action="${address}#tickets">
${hiddenFields(chosen)}${slot && slotFields(slots, slot.id, language)}
${offer.groups.map((group) => groupFields(group, chosen, language, notes === false))}</form>
<form class="shop-order" method="post" action="${address}"><input type="hidden" name="key" value="${key}">
${hiddenFields(chosen)}${order(offer, chosen, language)}</form></div>`
}

/** Removes prices that the event does not have, because an address may contain any. */
function onlyOffered({ amounts }: Selection, { groups }: Offer): Selection['amounts'] {
  const offered = groups.flatMap(({ seat_group, prices }) =>
    prices.map(({ sale_type }) => priceKey(seat_group, sale_type)),
  )
  return new Map(offered.map((key) => [key, amounts.get(key) ?? 0]))
}

function hiddenFields({ block, amounts }: Selection): Markup {
  const fields = [...amounts].filter(([, amount]) => amount > 0)
  return html`${block !== null && html`<input type="hidden" name="block" value="${block}">`}${fields.map(
    ([key, amount]) => html`<input type="hidden" name="tickets-${key}" value="${amount}">`,
  )}`
}

function slotFields(slots: OfferedGroup['blocks'], chosen: number, language: Language): Markup {
  return html`<fieldset class="shop-slots"><legend>${strings.chooseTime[language]}</legend>
<div>${slots.map(
    ({ id, time_start, left }) =>
      html`<button name="block" value="${id}" type="submit" aria-pressed="${String(id === chosen)}">${strings.clock[language](time_start.slice(0, 5))}${
        left <= FEW && html` <small>${strings.left[language](left)}</small>`
      }</button>`,
  )}</div></fieldset>`
}

function groupFields(
  group: OfferedGroup,
  { block, amounts }: Selection,
  language: Language,
  hasNotes: boolean,
): Markup {
  const { seat_group, name, note, prices } = group
  const amountOf = (saleType: number) => amounts.get(priceKey(seat_group, saleType)) ?? 0
  const chosen = prices.reduce((sum, { sale_type }) => sum + amountOf(sale_type), 0)
  const all = group.blocks.find(({ id }) => id === block)?.left ?? group.left
  const left = Math.max(0, all - chosen)
  if (all === 0) {
    return html`<fieldset class="shop-group"><legend>${shownName(name, language)} <small>${strings.sold_out[language]}</small></legend></fieldset>`
  }
  return html`<fieldset class="shop-group"><legend>${shownName(name, language)}${
    left <= FEW && html` <small>${strings.left[language](left)}</small>`
  }</legend>
${hasNotes && seatNote(note, language)}${prices.map((each) => {
  const of = `${nameIn(each.name, language)}, ${nameIn(name, language)}`
  const amount = amountOf(each.sale_type)
  const value = priceKey(seat_group, each.sale_type)
  return html`<p class="shop-price"><span>${shownName(each.name, language)} <b>${each.cents === 0 ? strings.free[language] : price(each.cents, language)}</b></span>
<span class="shop-amount"><button name="less" value="${value}" type="submit" aria-label="${strings.removeOne[language](of)}"${amount === 0 && html` disabled`}>−</button>
<b>${amount}</b>
<button name="more" value="${value}" type="submit" aria-label="${strings.addOne[language](of)}"${left === 0 && html` disabled`}>+</button></span>${
    hasNotes && nameIn(each.note, language) && html`<small>${shownName(each.note, language)}</small>`
  }</p>`
})}</fieldset>`
}

/** The number of tickets, their sum, and the button; 2 §5 Add to cart: disabled while nothing is chosen. */
function order({ groups }: Offer, { amounts }: Selection, language: Language): Markup {
  const tickets = groups.flatMap(({ seat_group, prices }) =>
    prices.map(({ sale_type, cents }) => ({
      cents,
      amount: amounts.get(priceKey(seat_group, sale_type)) ?? 0,
    })),
  )
  const amount = tickets.reduce((sum, ticket) => sum + ticket.amount, 0)
  const cents = tickets.reduce((sum, ticket) => sum + ticket.amount * ticket.cents, 0)
  const words = html`${strings.amount[language](amount)} <b>${price(cents, language)}</b>`
  return html`<p class="shop-sum">${amount === 0 ? strings.noTicketYet[language] : words}</p>
<button class="shop-buy" type="submit"${amount === 0 && html` disabled`}>${strings.addToCart[language]}</button>`
}
