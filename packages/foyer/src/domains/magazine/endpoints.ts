import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const magazine = {
  list: endpoint<typeof contract.list>('GET', '/api/articles'),
  detail: endpoint<typeof contract.detail>('GET', '/api/articles/{id}'),
  teasers: endpoint<typeof contract.teasers>('GET', '/api/articles-teaser'),
  categories: endpoint<typeof contract.categories>('GET', '/api/article-categories'),
  tags: endpoint<typeof contract.tags>('GET', '/api/article-tags'),
}
