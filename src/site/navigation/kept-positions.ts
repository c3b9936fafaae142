const KEY = 'foyer:positions'
/** More steps back than anybody takes. */
const MOST = 100

/** Where the pages of this tab were left, by the key of the visit; a reload and a way back from elsewhere need it too. */
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
    // A browser that keeps nothing begins every page at its top.
  }
}
