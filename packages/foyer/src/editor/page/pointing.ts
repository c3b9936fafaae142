import { desk } from '../desk/desk.ts'
import { moduleAt } from '../desk/on-page.ts'

const TOOLS = '[data-editor-tools]'

/** Handles the pointer: the module under it is outlined, a click selects it, and links are not followed. */
export function watchPointer(): void {
  addEventListener('pointermove', ({ target }) => {
    if (!desk.get().isEditing || isTool(target)) return
    const hovered = moduleAt(target)
    if (hovered !== desk.get().hovered) desk.set({ hovered })
  })
  addEventListener('pointerdown', ({ target }) => {
    if (!desk.get().isEditing || isTool(target)) return
    const selected = moduleAt(target)
    if (selected !== desk.get().selected) desk.set({ selected })
  })
  addEventListener('click', (event) => stopLinks(event), true)
}

function isTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TOOLS) !== null
}

/** In edit mode a link on the edited page is text; with a modifier key it still opens. */
function stopLinks(event: MouseEvent): void {
  if (!desk.get().isEditing || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
  const { target } = event
  const isInside = target.closest('[data-module]') !== null
  const isWords = target.closest('[data-words]') !== null
  if (isInside && target.closest('a')) {
    event.preventDefault()
    event.stopPropagation()
  } else if (isInside && isWords && target.closest('button')) {
    // A question of the FAQ: a click on its text edits it, a click beside it folds it.
    event.preventDefault()
    event.stopPropagation()
  }
}
