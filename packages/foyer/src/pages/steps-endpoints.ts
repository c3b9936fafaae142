import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './steps-contract.ts'

export const firstSteps = {
  list: endpoint<typeof contract.list>('GET', '/api/admin/first-steps'),
}
