import { endpoint } from 'openfoyer/endpoints'
import type * as contract from './contract.ts'

export const residencies = {
  list: endpoint<typeof contract.list>('GET', '/api/house/residencies'),
}
