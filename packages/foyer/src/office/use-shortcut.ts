import { useEffect, useRef } from 'react'

/** A shortcut of Ctrl or Cmd and a letter, wherever the focus is. */
export function useShortcut(letter: string, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== letter || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [letter])
}
