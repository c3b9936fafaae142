import type { Changes } from './changes.ts'

const MAX_TAGS = 10_000

/**
 * Remembers when each tag changed last. What was being made meanwhile is judged by what it turned out to be made of, and
 * is kept when only something else has changed. What changed longest ago is forgotten, and then counts as changed.
 */
export function createChangeLog(changes: Changes, capacity = MAX_TAGS) {
  /** The number of the change that named a tag last, in the order of these numbers. */
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
    /** The number of the last change: something begun now is as of it. */
    now: () => count,
    hasChanged(tags: ReadonlySet<string>, since: number): boolean {
      if (since < forgottenUpTo) return true
      for (const tag of tags) if ((lastChange.get(tag) ?? 0) > since) return true
      return false
    },
  }
}
