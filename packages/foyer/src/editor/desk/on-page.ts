/** The element of a module on the page. */
export function elementOf(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector(`[data-module="${CSS.escape(id)}"]`)
}

/** The elements of an item of a list: it has none of its own, but its texts have. */
export function partsOf(id: string): Element[] {
  return [...document.querySelectorAll(`[data-words^="${CSS.escape(id)} "]`)]
}

export function bringIntoView(id: string | null): void {
  afterDrawing(() => elementOf(id)?.scrollIntoView({ block: 'nearest' }))
}

/** Focuses the text of a module or of one of its fields, and selects it, so that typing replaces it. */
export function focusWords(id: string, field?: string): void {
  const before = document.activeElement
  const look = (frames: number) => {
    const first = partsOf(id).find((part) => !field || part.getAttribute('data-words') === `${id} ${field}`)
    // The code of the view may still be loading; if the focus has moved elsewhere meanwhile, it stays there.
    if (first instanceof HTMLElement) {
      first.focus({ preventScroll: true })
      // The bar at the lower edge and the header at the upper one would cover it.
      first.scrollIntoView({ block: 'center' })
      selectOnceOpen(first, LONGEST_WAIT)
    } else if (frames > 0 && [before, document.body].includes(document.activeElement as HTMLElement))
      requestAnimationFrame(() => look(frames - 1))
  }
  afterDrawing(() => look(LONGEST_WAIT))
}

/** Rich text can be edited only after its editor has loaded; text typed before that is not overwritten. */
function selectOnceOpen(element: HTMLElement, frames: number): void {
  const before = element.textContent
  const look = (left: number) => {
    if (element.textContent !== before) return
    if (element.isContentEditable) getSelection()?.selectAllChildren(element)
    else if (left > 0) requestAnimationFrame(() => look(left - 1))
  }
  look(frames)
}

/** Focuses the first field of the form panel. */
export function focusForm(): void {
  afterDrawing(() =>
    document
      .querySelector<HTMLElement>('[data-panel] :is(input, select, textarea, [contenteditable])')
      ?.focus({ preventScroll: true }),
  )
}

/** In frames: a few seconds. */
const LONGEST_WAIT = 240

/** Runs after React has rendered the last change. */
function afterDrawing(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work))
}

/** The innermost module of the edited document at an element. */
export function moduleAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-module]') : null
  return element?.dataset.module ?? null
}
