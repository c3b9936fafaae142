/** 2 §3 Event list state, for any paged list. `S` is what is shown of all pages so far. */
export interface ListState<S> {
  page: number
  count: number
  /** The next-page marker is present (2 §4 Event list). */
  hasMore: boolean
  status: 'idle' | 'loading' | 'failed'
  /** The visitor has gone to what is below the list: no page is added until the visitor asks for one. */
  isPassed: boolean
  shown: S
}

export type ListAction<S> =
  | { type: 'reset'; state: ListState<S> }
  | { type: 'ask'; page: number; byHand: boolean }
  | { type: 'arrive'; page: number; count: number; hasMore: boolean; shown: S }
  | { type: 'fail'; page: number }
  | { type: 'pass' }

export function beginList<S>(page: number, count: number, hasMore: boolean, shown: S): ListState<S> {
  return { page, count, hasMore, status: 'idle', isPassed: false, shown }
}

/** 2 §4 Event list: a page not greater than the current one is ignored unless the list is reset. */
export function reduceList<S>(state: ListState<S>, action: ListAction<S>): ListState<S> {
  switch (action.type) {
    case 'reset':
      return action.state
    case 'ask':
      if (action.page <= state.page || state.status === 'loading' || !state.hasMore) return state
      return { ...state, status: 'loading', isPassed: state.isPassed && !action.byHand }
    case 'arrive': {
      if (action.page <= state.page) return state
      // A page that was loading when the visitor passed the list is not added: it would push away what they went to.
      if (state.isPassed) return { ...state, status: 'idle' }
      const { page, count, hasMore, shown } = action
      return { ...state, page, count, hasMore, shown, status: 'idle' }
    }
    case 'fail':
      return action.page <= state.page ? state : { ...state, status: 'failed' }
    case 'pass':
      return { ...state, isPassed: true }
  }
}

/** Whether the next page may load automatically: not after a failure, and not if the visitor has passed the list. */
export function loadsByItself({ hasMore, status, isPassed }: ListState<unknown>): boolean {
  return hasMore && status === 'idle' && !isPassed
}
