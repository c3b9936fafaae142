import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** The report of a visitor's browser that it changed to another page. */
export const visits = {
  countVisit: endpoint<typeof contract.countVisit>('POST', '/api/page-view'),
}
