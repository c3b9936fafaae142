import { useSyncExternalStore } from 'react'
import type { Area } from '../page/area.ts'
import { useDesk } from './desk.ts'

/** Something that follows from the document on the desk; a primitive, or the same object as long as nothing has changed. */
export function useLive<T>(pick: (area: Area) => T, otherwise: T): T {
  const area = useDesk((value) => value.area)
  return useSyncExternalStore(
    (listener) => area?.subscribe(listener) ?? (() => {}),
    () => (area ? pick(area) : otherwise),
  )
}
