import type { Changes } from '../platform/cache/changes.ts'

/** Announced when a document was written or published, and when a window has opened it, left it or moved within it. */
export const draftTag = (document: number) => `draft:${document}`

export interface Hearing {
  /** Resolves when there may be news. Also after the longest time, and when the server stops. */
  next(): Promise<void>
  /** Whether no more news will come. */
  readonly isOver: boolean
  stop(): void
}

/** Tells windows that have a document open what happens to it, in any process. */
export interface News {
  hear(user: number, document: number, signal: AbortSignal): Hearing
  close(): void
}

/** Shorter than proxies wait for an answer. Nothing is told at the end, so a session that has ended learns nothing. */
const LONGEST_MS = 20_000
/** Windows of one user that listen at once. With more, the one that has listened longest is ended. */
const MOST_PER_USER = 6

interface Listener {
  user: number
  document: number
  tell(): void
  end(): void
}

export function createNews(changes: Changes, longestMs = LONGEST_MS): News {
  const listeners = new Set<Listener>()
  changes.listen((tags) => {
    for (const listener of listeners) {
      if (tags === null || tags.includes(draftTag(listener.document))) listener.tell()
    }
  })
  return {
    hear(user, document, signal) {
      const own = [...listeners].filter((listener) => listener.user === user)
      for (const oldest of own.slice(0, Math.max(0, own.length - MOST_PER_USER + 1))) oldest.end()
      let isOver = false
      /** Something has happened since the last call of `next`. */
      let isNew = false
      let wake = () => {}
      const listener: Listener = {
        user,
        document,
        tell() {
          isNew = true
          wake()
        },
        end() {
          isOver = true
          clearTimeout(timer)
          listeners.delete(listener)
          signal.removeEventListener('abort', listener.end)
          wake()
        },
      }
      const timer = setTimeout(listener.end, longestMs)
      listeners.add(listener)
      if (signal.aborted) listener.end()
      else signal.addEventListener('abort', listener.end)
      return {
        async next() {
          if (!isNew && !isOver) await new Promise<void>((resolve) => (wake = resolve))
          isNew = false
        },
        get isOver() {
          return isOver
        },
        stop: listener.end,
      }
    },
    close() {
      for (const listener of [...listeners]) listener.end()
    },
  }
}
