/** Milliseconds. A crash loses at most the counts of this time. */
const WRITE_AFTER = 5_000
/** So many different counts are written at once, without waiting for the time. */
const WRITE_AT = 500
/** While the database cannot be written to, further counts are dropped. People alone do not cause so many. */
const MAX_WAITING = 5_000

/** Holds counts that are not written yet. */
export interface CountBuffer<C> {
  add(count: C): void
  /** Writes all counts, after the write that is under way. */
  write(): Promise<void>
}

interface Counting<C> {
  /** Counts with the same key are joined into one. */
  keyOf(count: C): string
  /** Two counts of the same key, the newer one second. */
  join(known: C, newer: C): C
  writeAll(counts: C[]): Promise<void>
  onFailure(error: unknown): void
}

/** Collects counts and writes them in one statement now and then, so that no request waits for that. */
export function createCountBuffer<C>({ keyOf, join, writeAll, onFailure }: Counting<C>): CountBuffer<C> {
  const waiting = new Map<string, C>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const collect = (count: C) => {
    const key = keyOf(count)
    const known = waiting.get(key)
    if (known === undefined && waiting.size >= MAX_WAITING) return
    waiting.set(key, known === undefined ? count : join(known, count))
  }
  const writeWaiting = async () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    // Sorted, so that two processes lock the rows in the same order and never deadlock.
    const counts = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
    waiting.clear()
    try {
      await writeAll(counts)
    } catch (error) {
      onFailure(error)
      // Counts that arrived meanwhile are newer.
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
