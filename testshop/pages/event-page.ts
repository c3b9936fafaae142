import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { Offer, OfferedGroup } from '../inventory/offers.ts'
import { CODES, type Refusal } from '../refusal.ts'
import { strings } from '../strings.ts'
import { date, type Language, nameIn, price, shownName, time } from '../words.ts'
import { alert } from './page.ts'

/** More at once goes by the box office. */
const MOST_OF_ONE_KIND = 8

interface EventPage {
  offer: Offer
  language: Language
  now: Date
  /** Sent along with the form: the same form sent twice fills the cart once. */
  key: string
  refusal?: Refusal | 'nothing chosen' | null
}

/** The event with everything that can be had of it, to be chosen without any scripting. */
export function eventPage({ offer, language, now, key, refusal = null }: EventPage): Markup {
  const starts = new Date(offer.starts_at)
  return html`<p class="shop-when">${date(starts, language)}, ${time(starts, language)}<br>${shownName(offer.place, language)}</p>
${refusal && refusalNotice(refusal, offer, language)}
${whyNot(offer, language, now) ?? ticketForm(offer, language, key)}`
}

/** Why nothing can be bought, where that is so. */
function whyNot(offer: Offer, language: Language, now: Date): Markup | null {
  if (offer.is_cancelled) return html`<p class="shop-state">${strings.cancelled[language]}</p>`
  if (new Date(offer.ends_at) <= now) return html`<p class="shop-state">${strings.over[language]}</p>`
  const saleFrom = offer.sale_from && new Date(offer.sale_from)
  if (saleFrom && saleFrom > now) {
    const when = `${date(saleFrom, language)}, ${time(saleFrom, language)}`
    return html`<p class="shop-state">${strings.saleFrom[language](when)}</p>`
  }
  return offer.state === 'sold_out' ? html`<p class="shop-state">${strings.sold_out[language]}</p>` : null
}

function ticketForm(offer: Offer, language: Language, key: string): Markup {
  return html`<form class="shop-form" method="post" action="/event/${offer.event}">
<input type="hidden" name="key" value="${key}">
${timeslots(offer, language)}
<h2>${strings.chooseTickets[language]}</h2>
${offer.groups.map((group) => groupFields(group, language))}
<p><button class="shop-buy" type="submit">${strings.addToCart[language]}</button></p>
</form>`
}

function timeslots({ groups }: Offer, language: Language): Markup | false {
  const slots = groups[0]?.blocks.filter(({ left }) => left > 0) ?? []
  if (slots.length === 0) return false
  return html`<fieldset class="shop-slots"><legend>${strings.chooseTime[language]}</legend>
${slots.map(
  (
    { id, time_start, left },
    index,
  ) => html`<label><input type="radio" name="block" value="${id}"${index === 0 && html` checked`}>
<span>${strings.clock[language](time_start.slice(0, 5))} <small>${strings.left[language](left)}</small></span></label>`,
)}</fieldset>`
}

function groupFields({ seat_group, name, left, prices }: OfferedGroup, language: Language): Markup {
  const group = shownName(name, language)
  if (left === 0) {
    return html`<fieldset class="shop-group"><legend><s>${group}</s> <small>${strings.sold_out[language]}</small></legend></fieldset>`
  }
  const amounts = Array.from({ length: Math.min(left, MOST_OF_ONE_KIND) + 1 }, (_, amount) => amount)
  return html`<fieldset class="shop-group"><legend>${group} <small>${strings.left[language](left)}</small></legend>
${prices.map((each) => {
  const input = `tickets-${seat_group}-${each.sale_type}`
  return html`<p class="shop-price"><label for="${input}">${shownName(each.name, language)} <b>${each.cents === 0 ? strings.free[language] : price(each.cents)}</b></label>
<select id="${input}" name="${input}" aria-label="${strings.amountOf[language](nameIn(each.name, language), nameIn(name, language))}">${amounts.map(
    (amount) => html`<option value="${amount}">${amount}</option>`,
  )}</select></p>`
})}</fieldset>`
}

function refusalNotice(refusal: Refusal | 'nothing chosen', offer: Offer, language: Language): Markup {
  if (refusal === 'nothing chosen') return alert(strings.nothingChosen[language])
  const { code, left } = refusal
  const lines: (string | Markup)[] = [strings.failed[language], refusalWords(code, language)]
  if (left && left.together > 0) lines.push(strings.together[language](left.together))
  if (left?.halves) lines.push(strings.halves[language](...left.halves))
  const others = new Set(left?.groups.map(({ seat_group }) => seat_group))
  const names = offer.groups
    .filter(({ seat_group }) => others.has(seat_group))
    .map(({ name }) => nameIn(name, language))
  if (names.length > 0) lines.push(`${strings.otherGroups[language]} ${names.join(', ')}`)
  return alert(...lines)
}

/** What a buyer is told of a code of the shop (2 §8). */
export function refusalWords(code: number, language: Language): string {
  if (code === CODES.noConnectedSeats) return strings.noConnectedSeats[language]
  return (code === CODES.noReservation ? strings.noReservation : strings.notSold)[language]
}

/** What a sent form asks for, by seat group. */
export function chosenTickets(form: URLSearchParams): Map<number, { saleType: number; quantity: number }[]> {
  const chosen = new Map<number, { saleType: number; quantity: number }[]>()
  for (const [name, value] of form) {
    const [, group, saleType] = /^tickets-(\d{1,9})-(\d{1,9})$/.exec(name) ?? []
    const quantity = /^\d{1,2}$/.test(value) ? Number(value) : 0
    if (group === undefined || quantity === 0) continue
    const tickets = chosen.get(Number(group)) ?? []
    chosen.set(Number(group), [...tickets, { saleType: Number(saleType), quantity }])
  }
  return chosen
}
