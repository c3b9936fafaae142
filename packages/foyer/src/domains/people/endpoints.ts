import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const people = {
  list: endpoint<typeof contract.list>('GET', '/api/persons'),
  detail: endpoint<typeof contract.detail>('GET', '/api/persons/{id}'),
  categories: endpoint<typeof contract.categories>('GET', '/api/person-categories'),
}
