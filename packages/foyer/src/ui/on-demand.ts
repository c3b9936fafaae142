import { useEffect, useSyncExternalStore } from 'react'
import { MissingCode, reloadForMissingCode } from './chunk-failure.ts'

/** Code in its own file that is loaded when needed. `M` is what the file exports. */
export interface OnDemand<M> {
  /** Null until it is loaded. */
  loaded(): M | null
  /** Rejects with `MissingCode` if it cannot be loaded. */
  load(): Promise<M>
  /** For code that is not needed yet: never rejects, and tries again when the network is back. */
  loadAhead(): Promise<M>
  /** Calls the listener when the code is loaded. */
  subscribe(listener: () => void): () => void
}

/** Declares code that is loaded later: `onDemand(() => import('./dialog.tsx'))`. For what opens on a click. */
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

/** The code, loaded once it is wanted; null until then, and always null on the server. */
export function useOnDemand<M>(code: OnDemand<M>, isWanted: boolean): M | null {
  const loaded = useSyncExternalStore(code.subscribe, code.loaded, () => null)
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (isMissing) bring(code)
  }, [code, isMissing])
  return loaded
}

/** Loads code that the next step may need, once the browser is idle. */
export function useAhead(code: OnDemand<unknown>): void {
  useEffect(() => whenIdle(code.loadAhead), [code])
}

function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
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
