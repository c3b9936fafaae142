import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const booking = {
  fillCart: endpoint<typeof contract.fillCart>('POST', '/api/shop-cart'),
  readLine: endpoint<typeof contract.readLine>('GET', '/api/shop-line'),
  readCart: endpoint<typeof contract.readCart>('GET', '/api/shop-cart'),
  extendCart: endpoint<typeof contract.extendCart>('POST', '/api/shop-cart-extension'),
  readOffer: endpoint<typeof contract.readOffer>('GET', '/api/shop-offers/{event_jet_id}'),
  readShopPage: endpoint<typeof contract.readShopPage>('GET', '/api/shop-page'),
  sendShopForm: endpoint<typeof contract.sendShopForm>('POST', '/api/shop-page'),
}
