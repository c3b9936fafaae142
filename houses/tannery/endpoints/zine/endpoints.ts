import { endpoint } from 'openfoyer/endpoints'
import type * as contract from './contract.ts'

export const zine = {
  print: endpoint<typeof contract.print>('GET', '/api/house/zine'),
}
