import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const media = {
  uploadPicture: endpoint<typeof contract.uploadPicture>('POST', '/api/admin/media/image'),
  replacePicture: endpoint<typeof contract.replacePicture>('POST', '/api/admin/media/image/{id}/file'),
  uploadFile: endpoint<typeof contract.uploadFile>('POST', '/api/admin/media/file'),
}
