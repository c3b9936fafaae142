import { bind } from '../../platform/endpoints/bind.ts'
import type { Shop } from '../../webshop/port.ts'
import { extendCart as extend, fillCart as fill, readCart as readHeld } from './cart.ts'
import {
  extendCart,
  fillCart,
  readCart,
  readLine,
  readOffer,
  readShopPage,
  sendShopForm,
} from './contract.ts'
import { booking } from './endpoints.ts'
import { readOffer as readOffered } from './offer.ts'
import { type BuyerOf, openShopPage, submitShopForm } from './shop-pages.ts'
import { createWaitingLine, type LineLimits } from './waiting-line.ts'

/** The calls that need a shop, with the shop of the configuration. */
export function bookingApi(shop: Shop, buyerOf: BuyerOf, limits: Partial<LineLimits> = {}) {
  const line = createWaitingLine(limits)
  return bind(
    booking,
    { fillCart, readLine, readCart, extendCart, readOffer, readShopPage, sendShopForm },
    {
      fillCart: (context, _params, body) => line.pass(context, () => fill(context, shop, body)),
      readLine: (context) => line.placeOf(context),
      readCart: (context) => readHeld(context, shop),
      extendCart: (context) => extend(context, shop),
      readOffer: (context, { event_jet_id }) => readOffered(context, shop, event_jet_id),
      readShopPage: (context, at) => openShopPage(context, shop, at, buyerOf),
      sendShopForm: (context, _params, body) => submitShopForm(context, shop, line, body),
    },
  )
}
