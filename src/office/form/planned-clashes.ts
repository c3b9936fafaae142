import { useCallback, useEffect, useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import type { PlannedClash, Values } from '../calls.ts'
import { useOffice } from '../use-office.ts'

/** Waits until somebody has stopped choosing. */
const PAUSE_MS = 300

/**
 * What is already in the same place at the same time as items that somebody is about to add, by their number in the list. A warning: where it
 * cannot be had, nothing is said.
 */
export function usePlannedClashes(resource: ResourceDescription, items: Values[]): PlannedClash[] {
  const { calls } = useOffice()
  const [found, setFound] = useState<PlannedClash[]>([])
  // The list is made anew whenever something is drawn; what it says is what counts.
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

/** What the warning depends on, and no more of an item than that. */
export function whereAndWhen({ room, parent, status, date_start, date_end }: Values): Values {
  return { room, parent, status, date_start, date_end }
}
