import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const pages = {
  page: endpoint<typeof contract.page>('GET', '/pageeditor-api/page/{slug*}'),
  nav: endpoint<typeof contract.nav>('GET', '/pageeditor-api/nav'),
  sectionBySlug: endpoint<typeof contract.sectionBySlug>('GET', '/pageeditor-api/container/by-slug/{slug}'),
}
