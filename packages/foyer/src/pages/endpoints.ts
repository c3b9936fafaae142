import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const pages = {
  page: endpoint<typeof contract.page>('GET', '/pageeditor-api/page/{slug*}'),
  preview: endpoint<typeof contract.preview>('GET', '/pageeditor-api/preview'),
  nav: endpoint<typeof contract.nav>('GET', '/pageeditor-api/nav'),
  sectionBySlug: endpoint<typeof contract.sectionBySlug>('GET', '/pageeditor-api/container/by-slug/{slug}'),
  sections: endpoint<typeof contract.sections>('GET', '/pageeditor-api/container'),
  redirects: endpoint<typeof contract.redirects>('GET', '/pageeditor-api/redirect'),
  terms: endpoint<typeof contract.terms>('GET', '/api/agb'),
  imprint: endpoint<typeof contract.imprint>('GET', '/api/imprint'),
  privacy: endpoint<typeof contract.privacy>('GET', '/api/privacy-policy'),
  htmlBlocks: endpoint<typeof contract.htmlBlocks>('GET', '/api/html'),
  html: endpoint<typeof contract.html>('GET', '/api/html/{slug}'),
}
