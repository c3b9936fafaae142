import { endpoint } from 'openfoyer/endpoints'
import type * as contract from './contract.ts'

export const pledges = {
  list: endpoint<typeof contract.list>('GET', '/api/house/works/{work}/pledges'),
  sheet: endpoint<typeof contract.sheet>('GET', '/api/house/works/{work}/sheet'),
  give: endpoint<typeof contract.give>('POST', '/api/house/works/{work}/pledges'),
  forget: endpoint<typeof contract.forget>('DELETE', '/api/house/works/{work}/pledges'),
}
