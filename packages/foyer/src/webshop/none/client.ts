import { Failure } from '../../contract/errors.ts'
import type { ShopClient } from '../port.ts'

/** The shop of a site without one: refuses every call that needs a shop, and sells nothing. */
export function noShop(): ShopClient {
  const refuse = async () => {
    throw new Failure('no_shop')
  }
  return {
    offer: refuse,
    fillCart: refuse,
    readCart: refuse,
    extendCart: refuse,
    page: refuse,
    leave: refuse,
    places: { start: '/', cart: '/', account: '/', checkout: null, event: () => '/', fillsCart: () => false },
    isWell: () => false,
    probe: async () => false,
  }
}
