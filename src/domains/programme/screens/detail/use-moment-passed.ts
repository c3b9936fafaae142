import { useEffect, useState } from 'react'

const ONE_DAY = 86_400_000

/**
 * Whether a moment lies behind the visitor. Undefined while nobody knows: on the server, which keeps a page longer than a
 * minute, and until the browser has looked. It looks again when the moment comes.
 */
export function useMomentPassed(iso: string | null): boolean | undefined {
  const [hasPassed, setPassed] = useState<boolean>()
  useEffect(() => {
    if (!iso) return setPassed(undefined)
    const left = Date.parse(iso) - Date.now()
    setPassed(left <= 0)
    if (left <= 0 || left > ONE_DAY) return
    const timer = setTimeout(() => setPassed(true), left)
    return () => clearTimeout(timer)
  }, [iso])
  return hasPassed
}
