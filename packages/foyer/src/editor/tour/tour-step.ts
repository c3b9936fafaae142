import { createStore, useStore } from '../../ui/store.ts'

const KEY = 'foyer-editor-tour'

const store = createStore({ step: firstStep() })

/** The current step; null if the tour is finished or was closed. */
export function useTourStep(): number | null {
  return useStore(store, ({ step }) => step)
}

export const tour = {
  go: (step: number) => store.set({ step }),
  end() {
    store.set({ step: null })
    try {
      localStorage.setItem(KEY, 'seen')
    } catch {
      // Nothing is stored: the tour is shown again on the next visit.
    }
  },
}

function firstStep(): number | null {
  try {
    return localStorage.getItem(KEY) === 'seen' ? null : 0
  } catch {
    return null
  }
}
