import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './passkey-contract.ts'

export const passkeyCalls = {
  list: endpoint<typeof contract.list>('GET', '/api/user-passkeys'),
  begin: endpoint<typeof contract.begin>('POST', '/api/user-passkey-options'),
  add: endpoint<typeof contract.add>('POST', '/api/user-passkeys'),
  end: endpoint<typeof contract.end>('POST', '/api/user-passkey-end'),
  challenge: endpoint<typeof contract.challenge>('POST', '/api/user-passkey-challenge'),
  login: endpoint<typeof contract.login>('POST', '/api/user-login-passkey'),
}
