import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const subscriptions = {
  list: endpoint<typeof contract.list>('GET', '/api/subscriptions'),
}
