import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Which one of a group of disclosures is open, if any (Disclosure Navigation). It closes with the next page, on a click
 * or focus elsewhere, and on Esc, which returns the focus to its button.
 */
export function useDisclosure(group: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null)
  const { pathname } = useLocation()

  // Only when the path changes, not on hydration: a visitor may have opened one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the path changed
  useEffect(() => () => setOpen(null), [pathname])

  useEffect(() => {
    if (open === null) return
    const leave = ({ target }: Event) => {
      if (!group.current?.contains(target as Node)) setOpen(null)
    }
    const hear = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      group.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      setOpen(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', hear)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', hear)
    }
  }, [open, group])

  return {
    open,
    toggle: (key: string) => setOpen((current) => (current === key ? null : key)),
    close: () => setOpen(null),
  }
}
