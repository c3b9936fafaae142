import type { KeyboardEvent } from 'react'

/** Toolbar (ARIA Authoring Practices): the arrow keys move between its buttons. */
export function walk(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !bar || event.altKey || event.ctrlKey || event.target instanceof HTMLInputElement) return
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], select')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
