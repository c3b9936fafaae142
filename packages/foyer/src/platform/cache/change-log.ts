import type { Changes } from './changes.ts'

const MAX_TAGS = 10_000

/**
 * Remembers when each tag changed last. So a value that was being made during a change can still be stored if none of its own
 * tags has changed. The oldest changes are forgotten; for a value that was begun before them, every tag counts as changed.
 */
export function createChangeLog(changes: Changes, capacity = MAX_TAGS) {
  /** The number of the last change of each tag, in the order of these numbers. */
  const lastChange = new Map<string, number>()
  let count = 0
  let forgottenUpTo = 0
  changes.listen((tags) => {
    count++
    if (!tags) {
      lastChange.clear()
      forgottenUpTo = count
      return
    }
    for (const tag of tags) {
      lastChange.delete(tag)
      lastChange.set(tag, count)
    }
    for (const [tag, number] of lastChange) {
      if (lastChange.size <= capacity) break
      lastChange.delete(tag)
      forgottenUpTo = number
    }
  })
  return {
    /** The number of the last change. */
    now: () => count,
    hasChanged(tags: ReadonlySet<string>, since: number): boolean {
      if (since < forgottenUpTo) return true
      for (const tag of tags) if ((lastChange.get(tag) ?? 0) > since) return true
      return false
    },
  }
}

export type ChangeLog = ReturnType<typeof createChangeLog>
