import { useCallback, useEffect, useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import type { PlannedClash, Values } from '../calls.ts'
import { useOffice } from '../use-office.ts'

/** Waits until the editor has stopped choosing. */
const PAUSE_MS = 300

/**
 * Clashes of items that are to be added, by their number in the list. Only a warning: if the call fails, nothing is
 * shown.
 */
export function usePlannedClashes(resource: ResourceDescription, items: Values[]): PlannedClash[] {
  const { calls } = useOffice()
  const [found, setFound] = useState<PlannedClash[]>([])
  // Compared as text, because the list is a new object with every rendering.
  const asked = JSON.stringify(items)
  const ask = useCallback(
    async () => (asked === '[]' ? [] : calls.plannedClashes(resource, JSON.parse(asked) as Values[])),
    [calls, resource, asked],
  )
  useEffect(() => {
    if (!resource.can_clash) return
    let isStale = false
    const timer = setTimeout(() => {
      ask().then(
        (clashes) => isStale || setFound(clashes),
        () => isStale || setFound([]),
      )
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [resource, ask])
  return found
}

/** The fields that the warning depends on. */
export function whereAndWhen({ room, parent, status, date_start, date_end }: Values): Values {
  return { room, parent, status, date_start, date_end }
}
