import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import { isFree, type Offer } from '../inventory/offers.ts'
import { CODES, type Refusal } from '../refusal.ts'
import { strings } from '../strings.ts'
import { date, type Language, nameIn, shownName, time } from '../words.ts'
import { alert } from './page.ts'
import type { Selection } from './selection.ts'
import { ticketSteps } from './ticket-steps.ts'

interface EventPage {
  offer: Offer
  language: Language
  now: Date
  /** Sent with the form, so that a form that is sent twice fills the cart once. */
  key: string
  selection: Selection
  refusal?: Refusal | 'nothing chosen' | null
}

/** The event with everything that can be bought, which can be chosen without scripts. */
export function eventPage({ offer, language, now, key, selection, refusal = null }: EventPage): Markup {
  const starts = new Date(offer.starts_at)
  return html`<p class="shop-when">${date(starts, language)}, ${time(starts, language)}<br>${shownName(offer.place, language)}</p>
${refusal && refusalNotice(refusal, offer, language)}
${whyNot(offer, language, now) ?? ticketSteps({ offer, language, key, selection })}`
}

/** The reason why nothing can be bought; null where something can. */
function whyNot(offer: Offer, language: Language, now: Date): Markup | null {
  if (offer.is_cancelled) return html`<p class="shop-state">${strings.cancelled[language]}</p>`
  if (new Date(offer.ends_at) <= now) return html`<p class="shop-state">${strings.over[language]}</p>`
  const saleFrom = offer.sale_from && new Date(offer.sale_from)
  if (saleFrom && saleFrom > now) {
    const when = `${date(saleFrom, language)}, ${time(saleFrom, language)}`
    return html`<p class="shop-state">${strings.saleFrom[language](when)}</p>`
  }
  if (isFree(offer)) return html`<p class="shop-state">${strings.noTicketNeeded[language]}</p>`
  return offer.state === 'sold_out' ? html`<p class="shop-state">${strings.sold_out[language]}</p>` : null
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

/** The message for a code of the shop (2 §8). */
function refusalWords(code: number, language: Language): string {
  if (code === CODES.noConnectedSeats) return strings.noConnectedSeats[language]
  return (code === CODES.noReservation ? strings.noReservation : strings.notSold)[language]
}
