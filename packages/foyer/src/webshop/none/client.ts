import { Failure } from '../../contract/errors.ts'
import type { Shop } from '../port.ts'

/** The shop of a site without one: refuses every call that needs a shop, and sells nothing. */
export function noShop(): Shop {
  const refuse = async () => {
    throw new Failure('no_shop')
  }
  return {
    offer: refuse,
    fillCart: refuse,
    readCart: refuse,
    extendCart: refuse,
    page: refuse,
    changes: async () => ({ until: new Date(0).toISOString(), offers: [] }),
    stock: async () => {},
    places: { start: '/', cart: '/', account: '/', checkout: null, event: () => '/', fillsCart: () => false },
    promises: { isAllOrNothing: true, isIdempotent: true },
    isWell: () => false,
    probe: async () => false,
  }
}
