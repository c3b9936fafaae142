/** 1 §9 Chunk reload guard. */
const GUARD = 60_000
const KEY = 'foyer:reloaded-at'

let background = 0
let leaving = false

/** Whether the page is on its way out because a part of its code could not be had. */
export function isReloading(): boolean {
  return leaving
}

/** Loads code nobody waits for: where it fails, nothing happens. */
export async function inBackground<T>(load: () => Promise<T>): Promise<T> {
  background++
  try {
    return await load()
  } finally {
    background--
  }
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

/**
 * 1 §4 Chunk failure: after a deployment the code of yesterday is gone, and a reload brings today's. `target` names
 * where the visitor was going.
 */
export function reloadOnChunkFailure(target: () => string | null): void {
  window.addEventListener('vite:preloadError', () => {
    const to = target()
    const isWaitedFor = background === 0 || to !== null
    // Without a network the page that stands is better than none.
    if (!isWaitedFor || !navigator.onLine || !mayReload(sessionStorage, Date.now())) return
    leaving = true
    if (to === null) location.reload()
    else location.assign(to)
  })
}
