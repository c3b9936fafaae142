import { useEffect, useState } from 'react'
import { changeHref } from '../address.ts'
import { resourceNamed, useOffice } from '../use-office.ts'
import type { Command } from './commands.ts'

/** Waits until the editor has stopped typing. */
const PAUSE_MS = 200
const SHORTEST = 2

/** Items of every kind that match the words; those of the words before until the answer is there. */
export function useFoundItems(words: string): Command[] {
  const { calls, resources } = useOffice()
  const [found, setFound] = useState<Command[]>([])
  const search = words.trim()
  useEffect(() => {
    if (search.length < SHORTEST) {
      setFound([])
      return
    }
    let isStale = false
    const ask = async () => {
      // Without an answer, lists and actions are still found.
      const items = await calls.find(search).catch(() => [])
      if (isStale) return
      setFound(
        items.map(({ subject, id, name }) => ({
          key: `item-${subject.replace('/', '-')}-${id}`,
          title: name,
          kind: resourceNamed(resources, subject)?.one ?? '',
          href: changeHref(subject, id),
        })),
      )
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [calls, resources, search])
  return found
}
