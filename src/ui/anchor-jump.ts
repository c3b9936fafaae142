import type { MouseEvent } from 'react'
import { type ScrollKind, scrollTo } from './scroll.ts'

/** 2 §9: a fold needs this long to open before its place on the page is known. */
const FOLD_OPENS_IN = 700

/** Asks whoever holds a target to show it; one that needs time for it says so by preventing the default. */
export const REVEAL = 'reveal'

/** What a link to `#anchor` does when it is clicked: the page moves there by itself (1 §5, 2 §9). Nothing for other links. */
export function anchorJump(to: string, kind: ScrollKind = 'anchor') {
  if (!to.startsWith('#')) return undefined
  const find = () => document.getElementById(decodeURIComponent(to.slice(1)))
  return (event: MouseEvent) => {
    const target = find()
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.replaceState(history.state, '', to)
    const isThere = target.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, cancelable: true }))
    setTimeout(() => arrive(find(), kind), isThere ? 0 : FOLD_OPENS_IN)
  }
}

/** The keyboard goes on from where the eye is. */
function arrive(target: HTMLElement | null, kind: ScrollKind): void {
  if (!target) return
  scrollTo(target, kind)
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
