import { useEffect, useState } from 'react'
import type { Counts } from './option-list.tsx'

/** How many results each option would leave; null until that is known. Without an answer the options have no numbers. */
export function useCounts(load: (() => Promise<Counts>) | undefined, query: string): Counts | null {
  const [answer, setAnswer] = useState<{ query: string; counts: Counts | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per query, whatever the function's identity
  useEffect(() => {
    let isLate = false
    load?.().then(
      (counts) => !isLate && setAnswer({ query, counts }),
      () => {},
    )
    return () => {
      isLate = true
    }
  }, [query])
  return answer?.query === query ? answer.counts : null
}
