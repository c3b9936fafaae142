import { endpoint } from 'openfoyer/endpoints'
import type * as contract from './contract.ts'

export const works = {
  list: endpoint<typeof contract.list>('GET', '/api/house/works'),
}
