import { isLoadingInBackground } from '../../ui/in-background.ts'

/** 1 §9 Chunk reload guard. */
const GUARD = 60_000
const KEY = 'foyer:reloaded-at'

let leaving = false

/** Whether the page is on its way out because a part of its code could not be had. */
export function isReloading(): boolean {
  return leaving
}

/** Whether a reload is due: none in the last minute, which is noted then. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    if (now - last < GUARD) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    // Without a memory it could reload for ever.
    return false
  }
}

/** Code whose address only the page knows; where it cannot be had, the bundler's own event says so. */
export async function importAt(address: string) {
  try {
    return await import(/* @vite-ignore */ address)
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

/**
 * 1 §4 Chunk failure: after a deployment the code of yesterday is gone, and a reload brings today's. `target` names
 * where the visitor was going.
 */
export function reloadOnChunkFailure(target: () => string | null): void {
  window.addEventListener('vite:preloadError', () => {
    const to = target()
    const isWaitedFor = !isLoadingInBackground() || to !== null
    // Without a network the page that stands is better than none.
    if (!isWaitedFor || !navigator.onLine || !mayReload(sessionStorage, Date.now())) return
    leaving = true
    if (to === null) location.reload()
    else location.assign(to)
  })
}
