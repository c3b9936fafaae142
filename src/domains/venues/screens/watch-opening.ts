import type { OpeningHoursToday } from '../contract.ts'
import { nextChange, type OpeningState, openingNotes, openingState } from './opening-state.ts'

export interface Opening {
  state: OpeningState
  notes: ReturnType<typeof openingNotes>
}

interface Watch {
  ask(): Promise<OpeningHoursToday>
  /** Before the first question, in milliseconds. */
  delay: number
  tell(opening: Opening): void
}

/** How long to wait where the server still lives in yesterday. */
const PATIENCE = 60_000

/**
 * Tells where the house stands between its hours, now and at every change from now on. A new day is asked for again; where
 * the hours cannot be had, nothing is told. Ends with the function it returns.
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
  // A timer sleeps while the device does.
  const wake = () => look(delay)
  document.addEventListener('visibilitychange', wake)
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}
