import { type Call, endpoint, endpointKey } from '../../contract/endpoint.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { html } from '../../platform/endpoints/html.ts'
import { qrPicture } from '../../platform/qr-code.ts'
import { strings } from './strings.ts'

/** The call by which a page of the shop is read; its area comes after this one. */
const READ_SHOP_PAGE = endpointKey(endpoint('GET', '/api/shop-page'))

/** The address at which the tickets of an order stand; the shop is not asked for this one. */
export function ticketPath(locale: Locale): string {
  return `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/webshop/order/preview/tickets`
}

/** Answers the call for a page of the shop with a ticket that admits nobody. */
export function withTicket(call: Call, locale: Locale): Call {
  return (async (wanted, ...args) => {
    if (endpointKey(wanted) !== READ_SHOP_PAGE) return call(wanted, ...args)
    return {
      ...{ status: 200, title: strings.ticketTitle[locale], html: sampleTicket(locale) },
      ...{ cart_amount: null, cart_url: '', redirect: null, waiting: null, unsent: null },
    }
  }) as Call
}

function sampleTicket(locale: Locale): string {
  const picture = `data:image/svg+xml;base64,${Buffer.from(qrPicture('SAMPLE')).toString('base64')}`
  return html`<h1>${strings.ticketTitle[locale]}</h1>
<article class="shop-ticket"><div><h2>${strings.ticketEvening[locale]}</h2>
<p>${strings.ticketWhen[locale]}</p><p><b>${strings.ticketSeat[locale]}</b></p></div>
<img src="${picture}" alt="" width="200" height="200"></article>`.text
}
