import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const forms = {
  detail: endpoint<typeof contract.detail>('GET', '/api/forms/{id}'),
  createEntry: endpoint<typeof contract.createEntry>('POST', '/api/forms-entries'),
  createTempFile: endpoint<typeof contract.createTempFile>('POST', '/api/temp-files'),
}
