import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const productions = {
  list: endpoint<typeof contract.list>('GET', '/api/productions'),
  detail: endpoint<typeof contract.detail>('GET', '/api/productions/{id}'),
  seasons: endpoint<typeof contract.seasons>('GET', '/api/seasons'),
  exhibitionTypes: endpoint<typeof contract.exhibitionTypes>('GET', '/api/exhibition-types'),
  tags: endpoint<typeof contract.tags>('GET', '/api/production-tags'),
}
