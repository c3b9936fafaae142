import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './look-contract.ts'

/** Separate from the other calls, which are in the code of every visitor's page. */
export const lookCalls = {
  read: endpoint<typeof contract.look>('GET', '/api/admin/look'),
}
