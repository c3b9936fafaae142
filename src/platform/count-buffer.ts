/** A crash loses no more than what was counted in this time. */
const WRITE_AFTER = 5_000
/** As many different things are written without waiting for the time. */
const WRITE_AT = 500
/** More different things than this while the database cannot be written to are not people; they go uncounted. */
const MAX_WAITING = 5_000

/** What was counted and is not written yet. */
export interface CountBuffer<C> {
  add(count: C): void
  /** Writes all there are, after what is being written. */
  write(): Promise<void>
}

interface Counting<C> {
  /** Counts of the same key are one. */
  keyOf(count: C): string
  /** Two counts of the same key, the newer one second. */
  join(known: C, newer: C): C
  writeAll(counts: C[]): Promise<void>
  onFailure(error: unknown): void
}

/** Collects counts and writes them in one statement now and then, so that nobody who is counted waits for it. */
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
