import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Cart, NewCart } from './contract.ts'

/** There is no shop to ask yet: every cart is refused, as it will be whenever the shop cannot be reached. */
export async function fillCart(_context: Context, _tickets: NewCart): Promise<Cart> {
  throw new Failure('shop_offline')
}
