import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/**
 * The results for typed words, after the editor has stopped typing; null until the first answer, empty after a failure.
 * Answers for older words are dropped. `ask` must stay the same function for the same question.
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
