import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** The calls that most pages need, separate so that a visitor's first page loads no others. */
export const pages = {
  page: endpoint<typeof contract.page>('GET', '/pageeditor-api/page/{slug*}'),
  nav: endpoint<typeof contract.nav>('GET', '/pageeditor-api/nav'),
  sections: endpoint<typeof contract.sections>('GET', '/pageeditor-api/container'),
  redirects: endpoint<typeof contract.redirects>('GET', '/pageeditor-api/redirect'),
}
