import type { Call } from '../../contract/endpoint.ts'
import { type LiveDocument, openLiveDocument } from '../document/live-document.ts'
import { documentServer } from '../document/server.ts'
import { browserAlone, browserStore } from '../outbox/browser-store.ts'
import { newId } from './new-id.ts'

/** A document with the writes that this browser has stored for one person. */
export function openDocument(call: Call, id: number, user: number): Promise<LiveDocument> {
  return openLiveDocument({
    server: documentServer(call, id, user),
    store: browserStore(),
    alone: browserAlone(),
    key: `${user}/${id}`,
    newId,
    now: () => Date.now(),
    later: oneTimer(),
  })
}

function oneTimer(): (milliseconds: number, work: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (milliseconds, work) => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }
}
