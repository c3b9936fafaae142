import type { Kept } from './kept.ts'
import { inTurns } from './memory-store.ts'
import type { Alone, OutboxStore } from './store.ts'

const DATABASE = 'foyer-editor'
const TABLE = 'outbox'

/** The outbox in IndexedDB. Tabs tell each other of changes. */
export function browserStore(): OutboxStore {
  let opening: Promise<IDBDatabase> | null = null
  const open = () => {
    opening ??= openDatabase().catch((error: unknown) => {
      // Another attempt may succeed: the storage may have been full, or an older tab blocked the database.
      opening = null
      throw error
    })
    return opening
  }
  const channel = new BroadcastChannel(DATABASE)
  return {
    async read(key) {
      const table = (await open()).transaction(TABLE).objectStore(TABLE)
      return ((await answerOf(table.get(key))) as Kept | undefined) ?? null
    },
    async update(key, change) {
      // "strict": resolves when the data are on the disk.
      const transaction = (await open()).transaction(TABLE, 'readwrite', { durability: 'strict' })
      const table = transaction.objectStore(TABLE)
      const kept = await new Promise<Kept>((resolve, reject) => {
        let next: Kept
        const asked = table.get(key)
        // Inside the request's own event: before a promise could continue, the transaction would end.
        asked.onsuccess = () => {
          try {
            next = change((asked.result as Kept | undefined) ?? null)
            table.put(next, key)
          } catch (error) {
            reject(error)
            transaction.abort()
          }
        }
        transaction.oncomplete = () => resolve(next)
        transaction.onabort = () => reject(transaction.error ?? new Error('The outbox could not be written'))
      })
      channel.postMessage(key)
      return kept
    },
    subscribe(key, listener) {
      const hear = ({ data }: MessageEvent) => {
        if (data === key) listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(TABLE)
  return answerOf(asked)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** One sender for all tabs of a browser; without Web Locks (pages without HTTPS), one per tab. */
export function browserAlone(): Alone {
  if (!navigator.locks) return inTurns()
  return async (name, work) => navigator.locks.request(name, work)
}
