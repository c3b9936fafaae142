import { type Failure, isFailure } from '../../contract/errors.ts'
import type { Clash } from '../../module-tree/rebase.ts'
import { type Aside, type Entry, isWaiting, type Kept } from '../outbox/kept.ts'
import { type KeptRecord, StorageError } from './record.ts'
import type { Hindrance } from './save-state.ts'
import type { DocumentServer } from './server.ts'

interface Sending {
  server: DocumentServer
  record: KeptRecord
  /** Loads the server's latest changes, which include the acknowledgement of what was sent. */
  pull(): Promise<void>
  headVersion(): number
  /** The record after the server has refused a write. */
  setAside(kept: Kept, id: string, aside: Aside): Kept
  hinder(hindrance: Hindrance | null): void
  /** Tries again after a pause, in whichever tab is next. */
  again(milliseconds: number): void
}

/** The pause before another attempt, which doubles up to a minute. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000

/** Sends waiting writes one after another, until none is left or something prevents it. Never rejects. */
export function createSender(sending: Sending): () => Promise<void> {
  const { record, hinder, again } = sending
  let pause = FIRST_PAUSE
  return async () => {
    try {
      await record.store()
      while (await sendNext(sending)) pause = FIRST_PAUSE
      hinder(null)
    } catch (error) {
      const hindrance = hindranceOf(error) ?? 'unreachable'
      hinder(hindrance)
      // After a login the editor's code sends again; for other causes a timer does.
      if (hindrance === 'login') return
      again(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
}

/** Sends the first waiting write; false if there is none. */
async function sendNext({ server, record, pull, headVersion, setAside }: Sending): Promise<boolean> {
  await record.refresh()
  // Another tab knows a newer version: the stored writes are based on one that this tab does not know yet.
  if (record.get().version > headVersion()) await pull()
  const next = record.get().entries.find(isWaiting)
  if (!next) return false
  // From here on the write may have arrived, whatever happens to the answer.
  await record.change((kept) => withEntry(kept, next.id, (entry) => ({ ...entry, isSent: true })))
  const kept = record.get()
  const sent = kept.entries.find(({ id }) => id === next.id)
  if (!sent) return true
  try {
    await server.write(kept.version, sent.id, sent.operations)
  } catch (error) {
    if (!isFailure(error) || hindranceOf(error) !== null) throw error
    await pull()
    await record.change((kept) => setAside(kept, sent.id, reasonOf(error)))
    return true
  }
  await pull()
  if (record.get().entries.some(({ id, aside }) => id === sent.id && aside === null)) {
    throw new Error('What was acknowledged is not among what was written')
  }
  return true
}

export function withEntry(kept: Kept, id: string, change: (entry: Entry) => Entry): Kept {
  return { ...kept, entries: kept.entries.map((entry) => (entry.id === id ? change(entry) : entry)) }
}

/** Null if the failure concerns this write, and not the connection to the server. */
function hindranceOf(error: unknown): Hindrance | null {
  if (error instanceof StorageError) return 'storage'
  if (!isFailure(error)) return 'unreachable'
  if (error.status === 401 || error.status === 403) return 'login'
  return error.status >= 500 || error.status === 429 || error.status === 499 ? 'unreachable' : null
}

function reasonOf({ code, details, fields }: Failure): Aside {
  if (code !== 'conflict') return { why: 'refused', fields: fields ?? {} }
  const {
    module = null,
    fields: clashing = [],
    base = null,
    theirs = null,
    mine = null,
  } = (details ?? {}) as Partial<Clash>
  return { why: 'conflict', clash: { module, fields: clashing, base, theirs, mine } }
}
