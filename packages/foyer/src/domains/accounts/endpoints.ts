import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** The calls that the shell and the guards need, separate so that a visitor's first page loads no others. */
export const accounts = {
  details: endpoint<typeof contract.details>('GET', '/api/user-details'),
  editor: endpoint<typeof contract.editor>('GET', '/pageeditor-api/user'),
  login: endpoint<typeof contract.login>('POST', '/api/user-login'),
  logout: endpoint<typeof contract.logout>('POST', '/api/user-logout'),
}
