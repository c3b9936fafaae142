import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const importDesk = {
  inbox: endpoint<typeof contract.inbox>('GET', '/api/admin/import-desk'),
  preview: endpoint<typeof contract.preview>('POST', '/api/admin/import-desk/preview'),
  take: endpoint<typeof contract.take>('POST', '/api/admin/import-desk/take'),
  takeFound: endpoint<typeof contract.takeFound>('POST', '/api/admin/import-desk/inbox/take'),
  setAside: endpoint<typeof contract.setAside>('POST', '/api/admin/import-desk/inbox/set-aside'),
  read: endpoint<typeof contract.read>('POST', '/api/admin/import-desk/read'),
}
