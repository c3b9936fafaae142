/** 1 §9 Chunk reload guard. */
const GUARD = 60_000
const KEY = 'foyer:reloaded-at'

/** Code that could not be had: after a deployment that of yesterday is gone, and without a network there is none. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('A part of the code could not be loaded', { cause })
  }
}

let leaving = false
let goingTo: () => string | null = () => null

/** Whether the page is on its way out because a part of its code could not be had. */
export function isReloading(): boolean {
  return leaving
}

/** Tells where the visitor is going, or null: a reload leads there. */
export function reloadTowards(target: () => string | null): void {
  goingTo = target
}

/**
 * 1 §4 Chunk failure: for whoever waits for code that could not be had. A reload brings today's; without a network the
 * page that stands is better than none.
 */
export function reloadForMissingCode(): void {
  if (!navigator.onLine || !mayReload(sessionStorage, Date.now())) return
  leaving = true
  const to = goingTo()
  if (to === null) location.reload()
  else location.assign(to)
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
