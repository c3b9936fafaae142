import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const search = {
  overall: endpoint<typeof contract.overall>('GET', '/api/search'),
  events: endpoint<typeof contract.events>('GET', '/api/search/events'),
  others: endpoint<typeof contract.others>('GET', '/api/search/others'),
  autocomplete: endpoint<typeof contract.autocomplete>('GET', '/api/search/autocomplete'),
}
