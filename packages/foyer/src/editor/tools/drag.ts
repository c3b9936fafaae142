import type { PointerEvent as ReactPointerEvent } from 'react'
import { idsWithin } from '../../module-tree/tree.ts'
import { createStore } from '../../ui/store.ts'
import { moveTo } from '../desk/actions.ts'
import { desk } from '../desk/desk.ts'
import { placeNear, type ShownPlace, shownPlaces } from './places.ts'

/** The place where the dragged module would be dropped; null if nothing is dragged. */
export const drag = createStore({ target: null as ShownPlace | null })

/** The distance from the window's edge at which the page begins to scroll, and its speed. */
const EDGE = 60
const SPEED = 14

/** Drags a module by its handle, with a mouse, a pen or a finger. Esc cancels. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, id: string): void {
  const area = desk.get().area
  if (!area || event.button !== 0) return
  event.preventDefault()
  const tree = area.live.tree()
  const inside = new Set(idsWithin(tree, id))
  let { clientX, clientY } = event
  let places = shownPlaces(tree)
  let frame = 0
  const handle = event.currentTarget
  handle.setPointerCapture(event.pointerId)

  const targetNow = () => {
    const free = places.filter(({ at }) => at.parent === null || !inside.has(at.parent))
    return placeNear(free, clientX + scrollX, clientY + scrollY)
  }
  const look = () => {
    drag.set({ target: targetNow() })
    const speed = clientY < EDGE ? -SPEED : clientY > innerHeight - EDGE ? SPEED : 0
    if (speed !== 0) {
      scrollBy({ top: speed, behavior: 'instant' })
      places = shownPlaces(tree)
    }
    frame = requestAnimationFrame(look)
  }
  const move = (moved: PointerEvent) => {
    ;({ clientX, clientY } = moved)
    if (frame === 0) look()
  }
  const end = () => {
    cancelAnimationFrame(frame)
    handle.removeEventListener('pointermove', move)
    handle.removeEventListener('pointerup', drop)
    handle.removeEventListener('pointercancel', end)
    removeEventListener('keydown', letBe, true)
    drag.set({ target: null })
  }
  const drop = (released: PointerEvent) => {
    // A quick hand lets go before the next frame, so the place is that of this event.
    ;({ clientX, clientY } = released)
    const target = frame === 0 ? null : targetNow()
    end()
    if (target) moveTo(id, target.at)
  }
  const letBe = (key: KeyboardEvent) => {
    if (key.key === 'Escape') end()
  }
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', drop)
  handle.addEventListener('pointercancel', end)
  addEventListener('keydown', letBe, true)
}
