import { bind } from '../../platform/endpoints/bind.ts'
import type { Shop } from '../../webshop/port.ts'
import { extendCart as extend, fillCart as fill, readCart as readHeld } from './cart.ts'
import { extendCart, fillCart, readCart, readOffer, readShopPage, sendShopForm } from './contract.ts'
import { booking } from './endpoints.ts'
import { readOffer as readOffered } from './offer.ts'
import { openShopPage, submitShopForm } from './shop-pages.ts'

/** The calls that need a shop, bound to the one the site sells through. */
export const bookingApi = (shop: Shop) =>
  bind(
    booking,
    { fillCart, readCart, extendCart, readOffer, readShopPage, sendShopForm },
    {
      fillCart: (context, _params, body) => fill(context, shop, body),
      readCart: (context) => readHeld(context, shop),
      extendCart: (context) => extend(context, shop),
      readOffer: (context, { event_jet_id }) => readOffered(context, shop, event_jet_id),
      readShopPage: (context, at) => openShopPage(context, shop, at),
      sendShopForm: (context, _params, body) => submitShopForm(context, shop, body),
    },
  )
