import { useEffect } from 'react'

/** Closes on Esc or on a click elsewhere, and returns the focus to where it was before. */
export function useClosing(menu: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const opener = document.activeElement
    const press = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('keydown', key, true)
    }
  }, [menu, close])
}
