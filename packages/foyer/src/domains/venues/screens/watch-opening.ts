import type { OpeningHoursToday } from '../contract.ts'
import { nextChange, type OpeningState, openingNotes, openingState } from './opening-state.ts'

export interface Opening {
  state: OpeningState
  notes: ReturnType<typeof openingNotes>
}

interface Watch {
  ask(): Promise<OpeningHoursToday>
  /** Milliseconds before the first call. */
  delay: number
  tell(opening: Opening): void
}

/** How long to wait if the server's day has not changed yet. */
const PATIENCE = 60_000

/**
 * Reports the opening state now and at every change. For a new day the hours are loaded again; if they cannot be
 * loaded, nothing is reported. Returns a function that ends it.
 */
export function watchOpening({ ask, delay, tell }: Watch): () => void {
  let hours: OpeningHoursToday | null = null
  let isOver = false
  let timer = setTimeout(learn, delay)

  function later(then: () => void, milliseconds: number) {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(then, milliseconds)
  }
  function learn() {
    ask().then(
      (answer) => {
        hours = answer
        look(PATIENCE)
      },
      () => {},
    )
  }
  function look(patience: number) {
    if (!hours || isOver) return
    const now = new Date()
    const state = openingState(hours, now)
    if (!state) return later(learn, patience)
    tell({ state, notes: openingNotes(hours) })
    later(() => look(delay), nextChange(hours, now).getTime() - now.getTime())
  }
  // Timers do not run while the device sleeps.
  const wake = () => look(delay)
  document.addEventListener('visibilitychange', wake)
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}
