import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './favorite-contract.ts'

export const favoriteCalls = {
  show: endpoint<typeof contract.show>('GET', '/api/favorites'),
  own: endpoint<typeof contract.own>('GET', '/api/user-favorites'),
  change: endpoint<typeof contract.change>('POST', '/api/user-favorites'),
  news: endpoint<typeof contract.news>('GET', '/api/user-favorites-news'),
  look: endpoint<typeof contract.look>('POST', '/api/user-favorites-news'),
  calendar: endpoint<typeof contract.calendar>('GET', '/api/user-calendar'),
  openCalendar: endpoint<typeof contract.openCalendar>('POST', '/api/user-calendar'),
  closeCalendar: endpoint<typeof contract.closeCalendar>('DELETE', '/api/user-calendar'),
}
