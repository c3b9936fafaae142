/** 1 §9 Chunk reload guard. */
const GUARD = 60_000
const KEY = 'foyer:reloaded-at'

/**
 * Code that could not be loaded: after a deployment the old files are gone, and without a network no file can be
 * loaded.
 */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('A part of the code could not be loaded', { cause })
  }
}

let leaving = false
let goingTo: () => string | null = () => null

/** Whether the page is about to reload because a part of its code could not be loaded. */
export function isReloading(): boolean {
  return leaving
}

/** Sets a function that returns where the visitor is going, or null. A reload leads there. */
export function reloadTowards(target: () => string | null): void {
  goingTo = target
}

/**
 * 1 §4 Chunk failure: called when code that is needed could not be loaded. A reload loads the code of the current
 * build. Without a network nothing is done: the page on show is better than none.
 */
export function reloadForMissingCode(): void {
  if (!navigator.onLine || !mayReload(sessionStorage, Date.now())) return
  leaving = true
  const to = goingTo()
  if (to === null) location.reload()
  else location.assign(to)
}

/** Whether the page may reload: only if it has not done so in the last minute. Stores the time if it may. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    if (now - last < GUARD) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    // If nothing can be stored, the page could reload for ever.
    return false
  }
}
