import type { PresenceAnswer, Present } from '../../documents/contract.ts'
import { documents } from '../../documents/endpoints.ts'
import { currentVisit, desk, say, words } from '../desk/desk.ts'
import type { Area } from '../page/area.ts'
import { newId } from '../page/new-id.ts'

const KEPT = 'editor-window'

/**
 * The id of this window among all in which the document is open. It stays the same after a reload, so that an editor
 * does not see themselves as another. It is in the storage only while the page is unloaded: a duplicated window copies
 * the storage, and must not get the same id.
 */
const tab = sessionStorage.getItem(KEPT) ?? newId()
sessionStorage.removeItem(KEPT)
addEventListener('pagehide', () => sessionStorage.setItem(KEPT, tab))
addEventListener('pageshow', () => sessionStorage.removeItem(KEPT))

/** The pause between two calls, and the longest pause while the server does not answer. */
const SHORTEST_PAUSE = 250
const LONGEST_PAUSE = 15_000

/** Updates the document with the changes of others while it is open. */
export function watchOthers(): void {
  let area: Area | null = null
  let stop = () => {}
  const follow = () => {
    // A hidden window closes its connection, because browsers have few per host.
    const next = document.hidden ? null : desk.get().area
    if (next === area) return
    // Set before stopping, because that changes the desk and calls this function again.
    area = next
    stop()
    stop = next ? keepCompany(next) : () => {}
  }
  desk.subscribe(follow)
  addEventListener('visibilitychange', follow)
}

/**
 * Reports the selected module and receives the others, until it is stopped. The end of the connection tells them that
 * this editor has left.
 */
function keepCompany(area: Area): () => void {
  const gone = new AbortController()
  const { signal } = gone
  const { call } = currentVisit()
  const params = { id: area.document }
  let told: string | null = null
  const tell = async () => {
    told = whereIn(area)
    const answer = await call(documents.presence, params, { tab, module: told }, { signal })
    if (!signal.aborted) take(area, answer)
    return answer
  }
  const stay = async () => {
    let pause = SHORTEST_PAUSE
    while (!signal.aborted) {
      try {
        const { mark } = await tell()
        pause = SHORTEST_PAUSE
        await call(documents.news, params, { tab, mark }, { signal })
      } catch {
        // No network or no session: saving has stopped too, and shows the reason.
        pause = Math.min(pause * 2, LONGEST_PAUSE)
      }
      await rest(pause, signal)
    }
  }
  let moving: ReturnType<typeof setTimeout> | undefined
  const stopMoving = desk.subscribe(() => {
    if (whereIn(area) === told) return
    clearTimeout(moving)
    moving = setTimeout(() => whereIn(area) !== told && void tell().catch(() => {}), SHORTEST_PAUSE)
  })
  void stay()
  return () => {
    gone.abort()
    stopMoving()
    clearTimeout(moving)
    desk.set({ others: [] })
  }
}

/** The selected module. */
function whereIn({ live }: Area): string | null {
  const { selected } = desk.get()
  return selected !== null && live.tree().nodes.has(selected) ? selected : null
}

function take(area: Area, { others, state }: PresenceAnswer): void {
  const before = desk.get().others
  if (JSON.stringify(before) !== JSON.stringify(others)) {
    desk.set({ others })
    const missing = (some: Present[], from: Present[]) =>
      some.find(({ tab, is_oneself }) => !is_oneself && !from.some((one) => one.tab === tab))
    const came = missing(others, before)
    const left = missing(before, others)
    if (came) say(words().otherCame(came.name))
    else if (left) say(words().otherLeft(left.name))
  }
  // Changes of others are loaded at once, but not shown in a text that has the focus.
  if (state.version > area.live.version()) area.live.pull().catch(() => {})
  if (JSON.stringify({ ...state, version: 0 }) !== JSON.stringify({ ...area.publication(), version: 0 }))
    area.refresh().catch(() => {})
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
