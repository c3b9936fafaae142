import { useCallback, useEffect, useState } from 'react'
import { type Failure, isFailure } from '../contract/errors.ts'

export interface Answer<T> {
  /** Null until the first answer; while another call is under way, the last answer. */
  data: T | null
  failure: Failure | null
  again(): void
}

/** The answer of a call, which is made again when `ask` changes; answers of earlier calls are dropped. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [data, setData] = useState<T | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round makes the same call again
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
