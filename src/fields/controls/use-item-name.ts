import { useEffect, useState } from 'react'
import { type NamedItem, useEnvironment } from './environment.ts'

/** What an item is called; its number until that is known. */
export function useNamedItem(of: string | undefined, id: number | null): NamedItem {
  const { nameItem, knownItem } = useEnvironment()
  const [asked, setAsked] = useState<NamedItem | null>(null)
  const known = of && id !== null ? knownItem?.(of, id) : undefined
  const isKnown = known !== undefined
  useEffect(() => {
    if (!of || id === null || isKnown) return
    let isStale = false
    nameItem(of, id).then(
      (item) => {
        if (!isStale) setAsked(item)
      },
      // Its number is name enough for somebody who may not read it.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [nameItem, of, id, isKnown])
  return known ?? (asked?.id === id ? asked : { id: id ?? 0, title: `#${id}` })
}
