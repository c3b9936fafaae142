import type { searchCounts } from './tables.ts'

export type SearchCount = typeof searchCounts.$inferInsert

/** A crash loses no more than what was counted in this time. */
const WRITE_AFTER = 5_000
/** As many different searches are written without waiting for the time. */
const WRITE_AT = 500
/** More different searches than this while the database cannot be written to are not people; they go uncounted. */
const MAX_WAITING = 5_000

/** Searches that were counted and are not written yet. */
export interface CountBuffer {
  add(count: SearchCount): void
  /** Writes all there are, after what is being written. */
  write(): Promise<void>
}

/** Collects counts and writes them in one statement now and then, so that no search waits for its own. */
export function createCountBuffer(
  writeAll: (counts: SearchCount[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): CountBuffer {
  const waiting = new Map<string, SearchCount>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const collect = (count: SearchCount) => {
    const key = `${count.day} ${count.locale} ${count.query}`
    const known = waiting.get(key)
    if (!known && waiting.size >= MAX_WAITING) return
    waiting.set(key, { ...count, searches: count.searches + (known?.searches ?? 0) })
  }
  const writeWaiting = async () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    // In one order for every process, so that two never wait for each other.
    const counts = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
    waiting.clear()
    try {
      await writeAll(counts)
    } catch (error) {
      onFailure(error)
      // What was counted meanwhile is newer.
      const newer = [...waiting.values()]
      waiting.clear()
      for (const count of [...counts, ...newer]) collect(count)
      writeLater()
    }
  }
  const write = () => {
    writing = writing.then(writeWaiting)
    return writing
  }
  const writeLater = () => {
    timer ??= setTimeout(write, WRITE_AFTER).unref()
  }

  return {
    add(count) {
      collect(count)
      if (waiting.size === WRITE_AT) void write()
      else writeLater()
    },
    write,
  }
}
