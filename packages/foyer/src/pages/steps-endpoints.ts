import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './steps-contract.ts'

export const firstSteps = {
  list: endpoint<typeof contract.list>('GET', '/api/admin/first-steps'),
  tick: endpoint<typeof contract.tick>('POST', '/api/admin/first-steps/tick'),
  testMail: endpoint<typeof contract.testMail>('POST', '/api/admin/first-steps/test-mail'),
  legalGaps: endpoint<typeof contract.legalGaps>('GET', '/api/admin/legal-gaps'),
}
