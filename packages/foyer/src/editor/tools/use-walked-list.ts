import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** A list that is filtered by typing and navigated with the arrow keys, while the focus stays in the field above it. */
export function useWalkedList<T>(items: T[], choose: (item: T | undefined) => void) {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Enter') choose(items[active])
    else if (to !== undefined) setActive(Math.max(0, Math.min(items.length - 1, to)))
    else return
    event.preventDefault()
  }
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  return { active, setActive, list, walk }
}
