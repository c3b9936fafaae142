import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { scrollTo } from '../../../../ui/scroll.ts'

/** 2 §4: any filter or date change scrolls to the top. Going back does not: it returns to the old position. */
export function useScrollUp(search: string, place: RefObject<HTMLElement | null>): void {
  const type = useNavigationType()
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (type !== 'POP') scrollTo(null, 'filter', place.current?.closest('dialog'))
  }, [search, type, place])
}
