import { useLayoutEffect, useState } from 'react'
import type { Tree } from '../../module-tree/tree.ts'
import { desk } from '../desk/desk.ts'
import type { Area } from '../page/area.ts'

export interface Box {
  top: number
  left: number
  width: number
  height: number
}

const listeners = new Set<() => void>()
let isWatching = false

/** Calls when elements on the page may have moved, at most once per frame. */
function watchPage(): void {
  if (isWatching) return
  isWatching = true
  let isDue = false
  const tell = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      for (const listener of listeners) listener()
    })
  }
  addEventListener('resize', tell)
  addEventListener('load', tell, true)
  new ResizeObserver(tell).observe(document.body)
  // Scrolling inside a slider, and an accordion that opens.
  addEventListener('scroll', ({ target }) => target !== document && tell(), true)
  addEventListener('transitionend', tell, true)
  watchDesk(tell)
  watchStructure(tell)
}

/** Calls when the selection or the mode changes; announcements and messages do not move anything. */
function watchDesk(tell: () => void): void {
  let before = desk.get()
  desk.subscribe(() => {
    const now = desk.get()
    const names = ['area', 'selected', 'hovered', 'panel', 'inserting', 'rich'] as const
    const isElsewhere = names.some((name) => now[name] !== before[name])
    before = now
    if (isElsewhere) tell()
  })
}

/**
 * Calls when modules were added, removed or moved, and when the columns of a section change, which may leave the page's
 * height unchanged. Typing only matters if it changes the size of the page.
 */
function watchStructure(tell: () => void): void {
  let area: Area | null = null
  let stop = () => {}
  desk.subscribe(() => {
    const next = desk.get().area
    if (next === area) return
    stop()
    area = next
    let before = next ? structureOf(next.live.tree()) : []
    stop =
      next?.subscribe(() => {
        const now = structureOf(next.live.tree())
        const isSame = now.length === before.length && now.every((part, index) => part === before[index])
        before = now
        if (!isSame) tell()
      }) ?? (() => {})
  })
}

/** Objects that stay the same while nothing in them changes. */
function structureOf({ lists, nodes }: Tree): unknown[] {
  const sections = [...nodes.values()].filter(({ model }) => model === 'section')
  return [lists, ...sections.map(({ fields }) => fields.columns)]
}

/** Measures places on the page, again whenever they may have changed; it does not change the page. */
export function useMeasured<T>(measure: () => T, isSame: (one: T, other: T) => boolean): T {
  const [value, setValue] = useState(measure)
  useLayoutEffect(() => {
    watchPage()
    const look = () =>
      setValue((before) => {
        const now = measure()
        return isSame(before, now) ? before : now
      })
    look()
    listeners.add(look)
    return () => {
      listeners.delete(look)
    }
  }, [measure, isSame])
  return value
}

/** The place of an element on the whole page, which does not change with scrolling. */
export function boxOf(element: Element | null): Box | null {
  if (!element) return null
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: top + scrollY, left: left + scrollX, width, height }
}

export function sameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other
  return (
    one.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height
  )
}
