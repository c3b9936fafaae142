import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** Separate from the other calls, which are in the code of every visitor's page. */
export const design = {
  preview: endpoint<typeof contract.previewDesign>('POST', '/api/admin/settings/design/preview'),
  previewBrand: endpoint<typeof contract.previewBrand>('POST', '/api/admin/settings/brand/preview'),
}
