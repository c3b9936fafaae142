import { bind } from '../../platform/endpoints/bind.ts'
import { previewExport, takeExport } from './by-hand.ts'
import { inbox, preview, read, setAside, take, takeFound } from './contract.ts'
import { importDesk } from './endpoints.ts'
import { listInbox, setFoundAside, takeFoundEvents } from './inbox.ts'
import { readNow } from './reading.ts'

export const importDeskApi = bind(
  importDesk,
  { inbox, preview, take, takeFound, setAside, read },
  {
    inbox: (context) => listInbox(context),
    preview: (context, _params, body) => previewExport(context, body),
    take: (context, _params, body) => takeExport(context, body),
    takeFound: (context, _params, body) => takeFoundEvents(context, body),
    setAside: (context, _params, { ids }) => setFoundAside(context, ids),
    read: (context, _params, { source }) => readNow(context, source),
  },
)
