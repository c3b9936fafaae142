import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const pageTexts = {
  preview: endpoint<typeof contract.preview>('GET', '/pageeditor-api/preview'),
  sectionBySlug: endpoint<typeof contract.sectionBySlug>('GET', '/pageeditor-api/container/by-slug/{slug}'),
  terms: endpoint<typeof contract.terms>('GET', '/api/agb'),
  imprint: endpoint<typeof contract.imprint>('GET', '/api/imprint'),
  privacy: endpoint<typeof contract.privacy>('GET', '/api/privacy-policy'),
  htmlBlocks: endpoint<typeof contract.htmlBlocks>('GET', '/api/html'),
  html: endpoint<typeof contract.html>('GET', '/api/html/{slug}'),
}
