import { Failure } from '../../contract/errors.ts'
import type { Shop } from '../port.ts'

/** What a house without a shop sells through: whatever needs a shop is refused, and nothing is ever on sale. */
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
    places: { start: '/', cart: '/', account: '/', event: () => '/', fillsCart: () => false },
    promises: { isAllOrNothing: true, isIdempotent: true },
    isWell: () => false,
    probe: async () => false,
  }
}
