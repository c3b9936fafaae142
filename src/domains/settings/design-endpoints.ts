import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

/** Apart from the others, which every visitor's page carries. */
export const design = {
  preview: endpoint<typeof contract.previewDesign>('POST', '/api/admin/settings/design/preview'),
}
