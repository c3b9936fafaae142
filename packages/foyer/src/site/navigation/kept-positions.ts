const KEY = 'foyer:positions'
/** The limit for stored positions: more steps back than visitors take. */
const MOST = 100

/**
 * The scroll positions of the pages of this tab, by the key of the visit. They are stored for a reload and for coming
 * back from another site.
 */
export function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export function writePositions(positions: Record<string, number>): void {
  try {
    const last = Object.entries(positions).slice(-MOST)
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)))
  } catch {
    // Where the browser stores nothing, every page begins at its top.
  }
}
