import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const events = {
  list: endpoint<typeof contract.list>('GET', '/api/events'),
  detail: endpoint<typeof contract.detail>('GET', '/api/events/{id}'),
  calendar: endpoint<typeof contract.calendar>('GET', '/api/calendar'),
  facets: endpoint<typeof contract.facets>('GET', '/api/event-facets'),
  teasers: endpoint<typeof contract.teasers>('GET', '/api/teasers'),
  tags: endpoint<typeof contract.tags>('GET', '/api/event-tags'),
  genres: endpoint<typeof contract.genres>('GET', '/api/genres'),
}
