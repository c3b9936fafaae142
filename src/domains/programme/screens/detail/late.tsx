import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface Props<P> {
  /** The same function at every rendering. */
  load(): Promise<ComponentType<P>>
  props: P
  /** What keeps its place until then, and for good without scripting. */
  children?: ReactNode
}

/** A part that cannot do anything without scripting: its code comes once the page is shown, and only where the part is. */
export function Late<P extends object>({ load, props, children }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    let isWanted = true
    load().then(
      (part) => isWanted && setPart(() => part),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return Part ? <Part {...props} /> : children
}
