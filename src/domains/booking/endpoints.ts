import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const booking = {
  fillCart: endpoint<typeof contract.fillCart>('POST', '/api/shop-cart'),
}
