import { type ScrollKind, scrollTo } from './scroll.ts'

/** 1 §9: an FAQ item unfolds before the page scrolls to it. */
const UNFOLDING = 700

/** The element that a hash such as `#anfahrt` names. */
export function anchorTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name)) ?? document.getElementById(name)
  } catch {
    return document.getElementById(name)
  }
}

/**
 * Scrolls to an anchor and moves the focus there. If it is a closed fold, or inside one, the fold opens first. Returns
 * a function that cancels this.
 */
export function goToAnchor(target: HTMLElement, kind: ScrollKind): () => void {
  const isUnfolding = unfold(target)
  const arrive = () => {
    scrollTo(target, kind)
    focus(target)
  }
  const timer = isUnfolding ? setTimeout(arrive, UNFOLDING) : undefined
  if (!isUnfolding) arrive()
  return () => clearTimeout(timer)
}

/** Opens every closed fold that contains a target. */
function unfold(target: HTMLElement): boolean {
  let opened = false
  for (let place: HTMLElement | null = target; place; place = place.parentElement) {
    const own = place.querySelector(':scope > :is(h2, h3, h4) > button[aria-expanded="false"]')
    const button = own ?? (place.id && document.querySelector(closedButtonOf(place.id)))
    if (button instanceof HTMLElement) {
      button.click()
      opened = true
    } else if (place instanceof HTMLDetailsElement && !place.open) {
      place.open = true
      opened = true
    }
  }
  return opened
}

function closedButtonOf(panel: string): string {
  return `button[aria-expanded="false"][aria-controls="${CSS.escape(panel)}"]`
}

function focus(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
