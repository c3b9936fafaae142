import { useEffect, useSyncExternalStore } from 'react'
import { MissingCode, reloadForMissingCode } from './chunk-failure.ts'
import { turn } from './turns.ts'

/** Code in a file of its own, fetched when it is wanted and only then. `M`: what the file exports. */
export interface OnDemand<M> {
  /** Its source, by which the server finds its styles; known on the server alone, where the build fills it in. */
  readonly file: string
  readonly comesByItself: boolean
  /** Null until it has come. */
  loaded(): M | null
  /** Rejects with `MissingCode` where it cannot be had. */
  load(): Promise<M>
  /** For what nobody waits for: never rejects, and tries again when the network is back. */
  loadAhead(): Promise<M>
  /** Tells when it has come. */
  subscribe(listener: () => void): () => void
}

export interface OnDemandOptions {
  /**
   * A first page asks for it without the visitor's doing. Nobody waits for it then, so it may fail in silence; and the build
   * counts it as JavaScript of every first page whose code asks for it.
   */
  comesByItself?: boolean
  /** Filled in by the build (`scripts/vite/late-code.ts`). */
  file?: string
}

/**
 * Declares code that is fetched on demand. The import is written out, `onDemand(() => import('./x.tsx'))`, so that the build
 * can read from it which file is meant.
 */
export function onDemand<M>(load: () => Promise<M>, options?: OnDemandOptions): OnDemand<M> {
  return lateCode(load, options)
}

/** The same for code whose address only the page knows: see `FirstCode` in `site/routing/page-data.ts`. */
export function codeAt<M>(address: string): OnDemand<M> {
  return lateCode<M>(() => import(/* @vite-ignore */ address))
}

export function lateCode<M>(
  fetchCode: () => Promise<M>,
  { file = '', comesByItself = false }: OnDemandOptions = {},
): OnDemand<M> {
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
  return { file, comesByItself, loaded: () => code, load, loadAhead, subscribe }
}

/** The code, asked for once it is wanted; null until it has come, and in what the server writes. */
export function useOnDemand<M>(code: OnDemand<M>, isWanted: boolean): M | null {
  const loaded = useSyncExternalStore(code.subscribe, code.loaded, () => null)
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (isMissing) bring(code)
  }, [code, isMissing])
  return loaded
}

async function bring(code: OnDemand<unknown>): Promise<void> {
  try {
    if (code.comesByItself) await turn()
    else await code.load()
  } catch {
    reloadForMissingCode()
  }
  await code.loadAhead()
}
