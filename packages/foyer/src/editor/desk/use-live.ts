import { useSyncExternalStore } from 'react'
import type { LiveDocument } from '../document/live-document.ts'
import { nextToStep } from '../document/page-history.ts'
import type { Direction } from '../document/undo.ts'
import type { Area } from '../page/area.ts'
import { desk, useDesk } from './desk.ts'

/** A value computed from the document on the desk: a primitive, or the same object while nothing changes. */
export function useLive<T>(pick: (area: Area) => T, otherwise: T): T {
  const area = useDesk((value) => value.area)
  return useSyncExternalStore(
    (listener) => area?.subscribe(listener) ?? (() => {}),
    () => (area ? pick(area) : otherwise),
  )
}

/** The edited documents: both languages, if both are open. */
export function documentsOnDesk(): LiveDocument[] {
  const { area, other } = desk.get()
  return [area?.live, other?.live].filter((live) => live !== undefined)
}

/** Whether a change of the page can be undone or redone. */
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
