import { useEffect, useState } from 'react'
import { currentVisit } from '../desk/desk.ts'
import { itemCalls, type ListedItem } from '../form/environment.ts'

const PAUSE_MS = 200

/** The items of a kind that fit some words; null while they are asked for. An answer to older words is let go. */
export function useFound(of: string, words: string): ListedItem[] | null {
  const [found, setFound] = useState<ListedItem[] | null>(null)
  useEffect(() => {
    let isWanted = true
    const ask = () =>
      itemCalls(currentVisit())
        .find(of, words)
        .then(
          (items) => isWanted && setFound(items),
          () => isWanted && setFound([]),
        )
    const timer = setTimeout(ask, words ? PAUSE_MS : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [of, words])
  return found
}
