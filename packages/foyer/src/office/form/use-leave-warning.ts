import { useCallback, useEffect, useRef } from 'react'

/** Asks whether unsaved changes may be left; null if there are none. */
let guard: (() => boolean) | null = null

/** For leaving in another way than by a link: false if the editor wants to stay. */
export function mayLeave(): boolean {
  return guard === null || guard()
}

/**
 * Asks before unsaved changes are left: by closing or reloading, by a link, by the palette, by Back and Forward.
 * Returns a function that allows leaving without the question.
 */
export function useLeaveWarning(isChanged: boolean, question: string): () => void {
  const isOver = useRef(false)
  useEffect(() => {
    if (!isChanged) return
    const mayGo = () => {
      if (!isOver.current && confirm(question)) isOver.current = true
      return isOver.current
    }
    const unload = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || !leaves(link) || mayGo()) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stopAskingOnHistory = askOnHistory(mayGo)
    guard = mayGo
    addEventListener('beforeunload', unload)
    addEventListener('click', click, { capture: true })
    return () => {
      guard = null
      stopAskingOnHistory()
      removeEventListener('beforeunload', unload)
      removeEventListener('click', click, { capture: true })
    }
  }, [isChanged, question])
  return useCallback(() => {
    isOver.current = true
  }, [])
}

/** The router numbers the entries of the history. */
const stepOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/**
 * Back and Forward cannot be prevented, only noticed afterwards. To stay, the history is moved back, and both events
 * are stopped before they reach the router.
 */
function askOnHistory(mayGo: () => boolean): () => void {
  const here = stepOf(history.state)
  let isReturning = false
  const pop = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    const there = stepOf(event.state)
    if (here === undefined || there === undefined || here === there || mayGo()) return
    event.stopImmediatePropagation()
    isReturning = true
    history.go(here - there)
  }
  addEventListener('popstate', pop, { capture: true })
  return () => removeEventListener('popstate', pop, { capture: true })
}

function leaves(link: Element): boolean {
  return link.getAttribute('target') !== '_blank' && !link.getAttribute('href')?.startsWith('#')
}
