import { useSyncExternalStore } from 'react'
import type { LiveDocument } from '../document/live-document.ts'
import { nextToStep } from '../document/page-history.ts'
import type { Direction } from '../document/undo.ts'
import type { Area } from '../page/area.ts'
import { desk, useDesk } from './desk.ts'

/** Something that follows from the document on the desk; a primitive, or the same object as long as nothing has changed. */
export function useLive<T>(pick: (area: Area) => T, otherwise: T): T {
  const area = useDesk((value) => value.area)
  return useSyncExternalStore(
    (listener) => area?.subscribe(listener) ?? (() => {}),
    () => (area ? pick(area) : otherwise),
  )
}

/** What is edited, in both languages where both are open. */
export function documentsOnDesk(): LiveDocument[] {
  const { area, other } = desk.get()
  return [area?.live, other?.live].filter((live) => live !== undefined)
}

/** Whether anything of the page can be undone, or done again. */
export function useCanStep(direction: Direction): boolean {
  useDesk((value) => value.other)
  useDesk((value) => value.area)
  return useSyncExternalStore(
    (listener) => {
      const stops = documentsOnDesk().map((live) => live.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => nextToStep(direction, documentsOnDesk()) !== null,
  )
}
