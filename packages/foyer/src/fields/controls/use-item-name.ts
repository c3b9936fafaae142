import { useEffect, useState } from 'react'
import { type NamedItem, useEnvironment } from './environment.ts'

/** The name of an item; its id until the name is known. */
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
      // Viewers who may not read the item see its id.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [nameItem, of, id, isKnown])
  return known ?? (asked?.id === id ? asked : { id: id ?? 0, title: `#${id}` })
}
