import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const series = {
  list: endpoint<typeof contract.list>('GET', '/api/series'),
  detail: endpoint<typeof contract.detail>('GET', '/api/series/{id}'),
}
