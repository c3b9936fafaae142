import { startTransition, useEffect, useMemo, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Paged } from '../../../../contract/paging.ts'
import { type ListName, recall, remember } from './list-memory.ts'
import { type ListAction, type ListState, loadsByItself, reduceList } from './list-state.ts'

interface Options<T, S> {
  list: ListName
  /** The query of the list. For another query the component is mounted again. */
  search: string
  begin(): ListState<S>
  fetchPage(page: number): Promise<Paged<T>>
  append(shown: S, answer: Paged<T>): S
}

/** A list that grows page by page, and that is restored on going back. */
export function usePagedList<T, S>({ list, search, begin, fetchPage, append }: Options<T, S>) {
  const { key: entry, pathname } = useLocation()
  const place = useMemo(() => ({ entry, list, address: pathname + search }), [entry, list, pathname, search])
  const [state, dispatch] = useReducer(
    reduceList as (state: ListState<S>, action: ListAction<S>) => ListState<S>,
    null,
    () => recall<S>(place) ?? begin(),
  )
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  useEffect(() => remember(place, state), [place, state])

  const more = async (byHand: boolean) => {
    if (state.status === 'loading' || !state.hasMore) return
    const page = state.page + 1
    dispatch({ type: 'ask', page, byHand })
    try {
      const answer = await fetchPage(page)
      if (isGone.current) return
      const { count, next } = answer
      const shown = append(state.shown, answer)
      // In a transition, so that scrolling stays smooth while rows are rendered.
      startTransition(() => dispatch({ type: 'arrive', page, count, hasMore: next !== null, shown }))
    } catch {
      dispatch({ type: 'fail', page })
    }
  }
  const pass = () => dispatch({ type: 'pass' })
  return { state, more, pass, isWaiting: loadsByItself(state) }
}
