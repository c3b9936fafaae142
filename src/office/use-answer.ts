import { useCallback, useEffect, useState } from 'react'
import { type Failure, isFailure } from '../contract/errors.ts'

export interface Answer<T> {
  /** Null until it has come; while another is on its way, the last one. */
  data: T | null
  failure: Failure | null
  again(): void
}

/** What a call answers, asked for again when `ask` changes; an answer to an older question is let go. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [data, setData] = useState<T | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    let isStale = false
    ask().then(
      (answer) => {
        if (isStale) return
        setData(answer)
        setFailure(null)
      },
      (error: unknown) => {
        if (isStale) return
        if (!isFailure(error)) throw error
        setFailure(error)
      },
    )
    return () => {
      isStale = true
    }
  }, [ask, round])
  return { data, failure, again }
}
