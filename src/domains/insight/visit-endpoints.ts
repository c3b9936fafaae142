import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** What a visitor's browser tells when it goes on to another page. */
export const visits = {
  countVisit: endpoint<typeof contract.countVisit>('POST', '/api/page-view'),
}
