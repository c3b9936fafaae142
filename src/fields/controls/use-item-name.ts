import { useEffect, useState } from 'react'
import { useEnvironment } from './environment.ts'

/** What an item is called; its number until that is known. */
export function useItemName(of: string | undefined, id: number | null): string {
  const { nameItem } = useEnvironment()
  const [known, setKnown] = useState<{ id: number; name: string } | null>(null)
  useEffect(() => {
    if (!of || id === null) return
    let isStale = false
    nameItem(of, id).then(
      (name) => {
        if (!isStale) setKnown({ id, name })
      },
      // Its number is name enough for somebody who may not read it.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [nameItem, of, id])
  return known && known.id === id ? known.name : `#${id}`
}
