import { NO_SIBLINGS, type Siblings } from '../cache/changes.ts'
import { isOneOfSeveral, onMessage, tell } from './messages.ts'

/** Connects to the other processes behind the same port, through the primary process. Does nothing where there is only one. */
export function connectSiblings(): Siblings {
  if (!isOneOfSeveral) return NO_SIBLINGS
  const waiting = new Map<string, () => void>()
  onMessage((message) => {
    if (message.kind !== 'heard by all') return
    waiting.get(message.mark)?.()
    waiting.delete(message.mark)
  })
  return {
    heard: (mark) => tell({ kind: 'heard', mark }),
    haveHeard: (mark) =>
      new Promise((resolve) => {
        waiting.set(mark, resolve)
        tell({ kind: 'await', mark })
        // The caller has stopped waiting long before.
        setTimeout(() => waiting.delete(mark), FORGET_AFTER).unref()
      }),
  }
}

const FORGET_AFTER = 5_000
