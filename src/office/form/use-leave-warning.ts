import { useCallback, useEffect, useRef } from 'react'

/** Asks whether what is unsaved may be left; null while nothing is. */
let guard: (() => boolean) | null = null

/** For whoever goes on by other means than a link: false where the editor wants to stay. */
export function mayLeave(): boolean {
  return guard === null || guard()
}

/**
 * Asks before a page with unsaved words is left: by closing or reloading it, by a link in it, by the palette, by Back and Forward.
 * Returns how to go without being asked.
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

/** The router numbers its steps in the history. */
const stepOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/**
 * Back and Forward have happened when one hears of them. So whoever wants to stay is led back to where they were, and the
 * router, which listens behind us, hears of neither step.
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
