import { endpoint } from '../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const documents = {
  container: endpoint<typeof contract.container>('POST', '/pageeditor-api/container'),
  document: endpoint<typeof contract.document>('GET', '/pageeditor-api/document/{id}'),
  write: endpoint<typeof contract.write>('POST', '/pageeditor-api/document/{id}/operations'),
  changes: endpoint<typeof contract.changes>('GET', '/pageeditor-api/document/{id}/operations'),
  history: endpoint<typeof contract.history>('GET', '/pageeditor-api/document/{id}/history'),
  restore: endpoint<typeof contract.restore>('POST', '/pageeditor-api/document/{id}/restore'),
  publish: endpoint<typeof contract.publish>('POST', '/pageeditor-api/document/{id}/publish'),
  unpublish: endpoint<typeof contract.unpublish>('POST', '/pageeditor-api/document/{id}/unpublish'),
  unschedule: endpoint<typeof contract.unschedule>('DELETE', '/pageeditor-api/document/{id}/schedule'),
  presence: endpoint<typeof contract.presence>('POST', '/pageeditor-api/document/{id}/presence'),
  news: endpoint<typeof contract.news>('POST', '/pageeditor-api/document/{id}/news'),
  previews: endpoint<typeof contract.previews>('GET', '/pageeditor-api/document/{id}/previews'),
  addPreview: endpoint<typeof contract.addPreview>('POST', '/pageeditor-api/document/{id}/previews'),
  removePreview: endpoint<typeof contract.removePreview>(
    'DELETE',
    '/pageeditor-api/document/{id}/previews/{link}',
  ),
}
