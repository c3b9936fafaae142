import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import { isFree, type Offer } from '../inventory/offers.ts'
import { strings } from '../strings.ts'
import { date, type Language, shownName, time } from '../words.ts'

/** The next events on sale. The programme of the site shows more. */
export function listPage(offers: Offer[], language: Language): Markup {
  if (offers.length === 0) return html`<p>${strings.nothingOnSale[language]}</p>`
  return html`<p>${strings.shopIntro[language]}</p><ul class="shop-lines">${offers.map((offer) => {
    const starts = new Date(offer.starts_at)
    return html`<li data-state="${offer.state}"><div><a href="/event/${offer.event}"><strong>${shownName(offer.title, language)}</strong></a><br>
${date(starts, language)}, ${time(starts, language)}<br>${shownName(offer.place, language)}</div><b>${(isFree(offer) ? strings.freeAdmission : strings[offer.state])[language]}</b></li>`
  })}</ul>`
}
