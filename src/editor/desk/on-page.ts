/** The tag of a module on the page. */
export function elementOf(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector(`[data-module="${CSS.escape(id)}"]`)
}

/** Where a module is drawn: an item of a list has no tag of its own, its words have. */
export function partsOf(id: string): Element[] {
  return [...document.querySelectorAll(`[data-words^="${CSS.escape(id)} "]`)]
}

export function bringIntoView(id: string | null): void {
  afterDrawing(() => elementOf(id)?.scrollIntoView({ block: 'nearest' }))
}

/** Puts the cursor into the words of a module or of one of its fields, with what is there selected: what is typed replaces it. */
export function focusWords(id: string, field?: string): void {
  const before = document.activeElement
  const look = (frames: number) => {
    const first = partsOf(id).find((part) => !field || part.getAttribute('data-words') === `${id} ${field}`)
    // The code of its view may still be on its way; whoever has gone elsewhere meanwhile is left there.
    if (first instanceof HTMLElement) {
      first.focus({ preventScroll: true })
      // The bar at the lower edge and the header at the upper one cover what stands there.
      first.scrollIntoView({ block: 'center' })
      selectOnceOpen(first, LONGEST_WAIT)
    } else if (frames > 0 && [before, document.body].includes(document.activeElement as HTMLElement))
      requestAnimationFrame(() => look(frames - 1))
  }
  afterDrawing(() => look(LONGEST_WAIT))
}

/** Rich text can be written in only when its editor has come; whoever types before that is not overwritten. */
function selectOnceOpen(element: HTMLElement, frames: number): void {
  const before = element.textContent
  const look = (left: number) => {
    if (element.textContent !== before) return
    if (element.isContentEditable) getSelection()?.selectAllChildren(element)
    else if (left > 0) requestAnimationFrame(() => look(left - 1))
  }
  look(frames)
}

/** Puts the cursor into the first field of the form at the side. */
export function focusForm(): void {
  afterDrawing(() =>
    document
      .querySelector<HTMLElement>('[data-panel] :is(input, select, textarea, [contenteditable])')
      ?.focus({ preventScroll: true }),
  )
}

/** In frames: a few seconds. */
const LONGEST_WAIT = 240

/** Once React has drawn what was just changed. */
function afterDrawing(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work))
}

/** The module somebody points at: the innermost one of the document that is edited. */
export function moduleAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-module]') : null
  return element?.dataset.module ?? null
}
