import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const venues = {
  list: endpoint<typeof contract.list>('GET', '/api/venues'),
  detail: endpoint<typeof contract.detail>('GET', '/api/venues/{id}'),
  rooms: endpoint<typeof contract.rooms>('GET', '/api/rooms'),
  openingHoursToday: endpoint<typeof contract.openingHoursToday>('GET', '/api/opening-hours-today'),
}
