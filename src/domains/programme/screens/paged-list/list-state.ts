/** After so many pages that came by themselves a visitor is asked: so the footer can be reached (quality, Accessibility). */
export const AUTOMATIC_PAGES = 5

/** 2 §3 Event list state, for any paged list. `S` is what is shown of all pages so far. */
export interface ListState<S> {
  page: number
  count: number
  /** The next-page marker is present (2 §4 Event list). */
  hasMore: boolean
  status: 'idle' | 'loading' | 'failed'
  /** Pages that came since the visitor last asked for one. */
  automatic: number
  shown: S
}

export type ListAction<S> =
  | { type: 'reset'; state: ListState<S> }
  | { type: 'ask'; page: number; byHand: boolean }
  | { type: 'arrive'; page: number; count: number; hasMore: boolean; shown: S }
  | { type: 'fail'; page: number }

export function beginList<S>(page: number, count: number, hasMore: boolean, shown: S): ListState<S> {
  return { page, count, hasMore, status: 'idle', automatic: 0, shown }
}

/** 2 §4 Event list: a page not greater than the current one is ignored unless the list is reset. */
export function reduceList<S>(state: ListState<S>, action: ListAction<S>): ListState<S> {
  switch (action.type) {
    case 'reset':
      return action.state
    case 'ask':
      if (action.page <= state.page || state.status === 'loading' || !state.hasMore) return state
      return { ...state, status: 'loading', automatic: action.byHand ? 0 : state.automatic + 1 }
    case 'arrive': {
      if (action.page <= state.page) return state
      const { page, count, hasMore, shown } = action
      return { ...state, page, count, hasMore, shown, status: 'idle' }
    }
    case 'fail':
      return action.page <= state.page ? state : { ...state, status: 'failed' }
  }
}

/** Whether the next page may come by itself. After a failure it waits for the visitor. */
export function loadsByItself({ hasMore, status, automatic }: ListState<unknown>): boolean {
  return hasMore && status === 'idle' && automatic < AUTOMATIC_PAGES
}
