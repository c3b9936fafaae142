import { endpoint } from 'openfoyer/endpoints'
import type * as contract from './contract.ts'

export const press = {
  list: endpoint<typeof contract.list>('GET', '/api/house/press'),
  waiting: endpoint<typeof contract.waiting>('GET', '/api/house/press/waiting'),
  detail: endpoint<typeof contract.detail>('GET', '/api/house/press/texts/{id}'),
}
