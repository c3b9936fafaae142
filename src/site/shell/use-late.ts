import { useEffect, useState } from 'react'

/** Browsers without a notion of idle wait a moment instead. */
function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/**
 * Parts of the shell that a page does not need to stand: their code is fetched when it is wanted and the browser has
 * time. What cannot be fetched is left out; nothing else depends on it.
 */
export function useLate<M>(load: () => Promise<M>, isWanted: boolean): M | null {
  const [parts, setParts] = useState<M | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  useEffect(() => {
    if (!isWanted || parts) return
    return whenIdle(() => {
      load().then(setParts, () => {})
    })
  }, [isWanted])
  return parts
}
