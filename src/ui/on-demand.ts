import { useEffect, useSyncExternalStore } from 'react'
import { MissingCode, reloadForMissingCode } from './chunk-failure.ts'

/** Code in a file of its own that is fetched when it is wanted. `M` is what the file exports. */
export interface OnDemand<M> {
  /** Null until it has come. */
  loaded(): M | null
  /** Rejects with `MissingCode` where it cannot be had. */
  load(): Promise<M>
  /** For what nobody waits for: never rejects, and tries again when the network is back. */
  loadAhead(): Promise<M>
  /** Tells when it has come. */
  subscribe(listener: () => void): () => void
}

/** Declares code that is fetched later: `onDemand(() => import('./dialog.tsx'))`. For what opens by a press. */
export function onDemand<M>(fetchCode: () => Promise<M>): OnDemand<M> {
  let code: M | null = null
  const listeners = new Set<() => void>()
  const load = async () => {
    if (code) return code
    const fetched = await fetchCode().catch((error: unknown) => {
      throw new MissingCode(error)
    })
    code = fetched
    for (const listener of listeners) listener()
    return fetched
  }
  const loadAhead = async () => {
    for (;;) {
      try {
        return await load()
      } catch {
        await new Promise((online) => addEventListener('online', online, { once: true }))
      }
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return { loaded: () => code, load, loadAhead, subscribe }
}

/** The code, asked for once it is wanted; null until it has come, and in what the server renders. */
export function useOnDemand<M>(code: OnDemand<M>, isWanted: boolean): M | null {
  const loaded = useSyncExternalStore(code.subscribe, code.loaded, () => null)
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (isMissing) bring(code)
  }, [code, isMissing])
  return loaded
}

/** Fetches code that the next step may need, once the browser has nothing else to do. */
export function useAhead(code: OnDemand<unknown>): void {
  useEffect(() => whenIdle(code.loadAhead), [code])
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: LONGEST_WAIT })
  else setTimeout(work, 200)
}

const LONGEST_WAIT = 2000

async function bring(code: OnDemand<unknown>): Promise<void> {
  try {
    await code.load()
  } catch {
    reloadForMissingCode()
    await code.loadAhead()
  }
}
