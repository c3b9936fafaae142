import { useEffect, useState } from 'react'
import type { Values } from '../../calls.ts'

/** Long enough to finish typing a word. */
const PAUSE = 500

type Ask = (path: string, values: Values) => Promise<{ html: string }>

/** Loads the preview a moment after the last key press; while a value is not valid, the last preview stays. */
export function usePreview(ask: Ask, path: string, values: Values) {
  const [shown, setShown] = useState<{ html: string | null; isWrong: boolean }>({
    html: null,
    isWrong: false,
  })
  const wanted = JSON.stringify(values)
  useEffect(() => {
    let isStale = false
    const load = () =>
      ask(path, JSON.parse(wanted)).then(
        ({ html }) => isStale || setShown({ html, isWrong: false }),
        () => isStale || setShown((last) => ({ ...last, isWrong: true })),
      )
    const timer = setTimeout(load, PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [ask, path, wanted])
  return shown
}
