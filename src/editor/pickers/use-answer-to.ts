import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/**
 * What is found by typed words, once somebody has stopped typing; null until the first answer, and nothing where it fails. An answer to
 * older words is let go. `ask` stays the same as long as the question does.
 */
export function useAnswerTo<T>(words: string, ask: (words: string) => Promise<T[]>): T[] | null {
  const [found, setFound] = useState<T[] | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = () =>
      ask(words.trim()).then(
        (items) => isWanted && setFound(items),
        () => isWanted && setFound([]),
      )
    const timer = setTimeout(look, words ? PAUSE_MS : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [words, ask])
  return found
}
