import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks before a page with unsaved words is left: by closing or reloading it, or by a link in it. Back and forward are not
 * asked about, because what was typed is kept and stands there again on return. Returns how to go without being asked.
 */
export function useLeaveWarning(isChanged: boolean, question: string): () => void {
  const isOver = useRef(false)
  useEffect(() => {
    if (!isChanged) return
    const unload = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (isOver.current || !link || !leaves(link)) return
      if (confirm(question)) {
        isOver.current = true
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', unload)
    addEventListener('click', click, { capture: true })
    return () => {
      removeEventListener('beforeunload', unload)
      removeEventListener('click', click, { capture: true })
    }
  }, [isChanged, question])
  return useCallback(() => {
    isOver.current = true
  }, [])
}

function leaves(link: Element): boolean {
  return link.getAttribute('target') !== '_blank' && !link.getAttribute('href')?.startsWith('#')
}
