import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const settings = {
  read: endpoint<typeof contract.read>('GET', '/pageeditor-api/settings'),
  breakingNews: endpoint<typeof contract.breakingNews>('GET', '/api/breaking-news'),
}
