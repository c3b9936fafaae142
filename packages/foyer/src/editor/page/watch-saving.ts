import { desk, showAlert, words } from '../desk/desk.ts'
import type { Entry } from '../outbox/kept.ts'
import type { Area } from './area.ts'

/** Shows the results of writes. 1 §8 Editor write succeeds, Editor write fails, 401 while editing. */
export function watchSaving(): void {
  let area: Area | null = null
  let stop = () => {}
  desk.subscribe(() => {
    if (desk.get().area === area) return
    stop()
    area = desk.get().area
    stop = area ? watchArea(area) : () => {}
  })
  addEventListener('online', () => void area?.live.send())
  addEventListener('pagehide', () => void area?.live.send())
  addEventListener('visibilitychange', () => document.hidden && void area?.live.send())
  addEventListener('beforeunload', (event) => {
    const state = area?.live.state()
    // Stored writes wait for the next visit; the warning is only needed for writes that could not be stored.
    if (state?.name === 'kept' && state.because === 'storage') event.preventDefault()
  })
}

function watchArea({ live }: Area): () => void {
  let before = phaseOf(live.state())
  return live.subscribe(() => {
    const phase = phaseOf(live.state())
    if (phase === before) return
    before = phase
    if (phase === 'saved') showAlert({ kind: 'saved', text: words().saveAlert })
    if (phase === 'kept unreachable' || phase === 'kept storage')
      showAlert({ kind: 'error', text: words().keptAlert })
    if (phase === 'kept refused')
      showAlert({ kind: isOnlyUnfinished(live.aside()) ? 'saved' : 'error', text: words().refusedAlert })
    if (phase === 'conflict') {
      showAlert({ kind: 'error', text: words().conflictHelp })
      desk.set({ panel: 'conflicts' })
    }
    if (phase === 'kept login') desk.set({ isLoginOpen: true })
  })
}

/**
 * All refused writes are new modules in which something is missing, such as a picture: not an error, only unfinished.
 */
function isOnlyUnfinished(entries: Entry[]): boolean {
  return entries.every(
    ({ aside, operations }) => aside?.why === 'refused' && operations.every(({ kind }) => kind === 'insert'),
  )
}

function phaseOf(state: ReturnType<Area['live']['state']>): string {
  return state.name === 'kept' ? `kept ${state.because}` : state.name
}
