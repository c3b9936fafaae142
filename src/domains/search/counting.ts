import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { berlinDay } from '../../platform/time/berlin.ts'
import { fold } from './folding.ts'
import { searchCounts } from './tables.ts'

const MAX_LENGTH = 100
/** More different searches than this while one statement runs are not people; they go uncounted. */
const MAX_WAITING = 1_000

type Count = typeof searchCounts.$inferInsert

interface Counter {
  waiting: Map<string, Count>
  isWriting: boolean
}

const counters = new WeakMap<Db, Counter>()

/**
 * Counts a search by day, language and folded words: nothing of who searched, and nothing that looks like an address or
 * a number of somebody. Nobody waits for it: what arrives while a statement runs is written with the next one.
 */
export function countSearch({ db, clock, locale, log }: Context, query: string, results: number): void {
  if (/@|(\d[\s/-]?){6}/.test(query)) return
  const folded = fold(query).slice(0, MAX_LENGTH).trim()
  if (folded === '') return
  let counter = counters.get(db)
  if (!counter) {
    counter = { waiting: new Map(), isWriting: false }
    counters.set(db, counter)
  }
  const day = berlinDay(clock.now())
  const key = `${day} ${locale} ${folded}`
  const count = counter.waiting.get(key)
  if (!count && counter.waiting.size >= MAX_WAITING) return
  const searches = (count?.searches ?? 0) + 1
  counter.waiting.set(key, { day, locale, query: folded, searches, results })
  if (!counter.isWriting) void writeCounts(db, counter, log)
}

async function writeCounts(db: Db, counter: Counter, log: Context['log']): Promise<void> {
  counter.isWriting = true
  while (counter.waiting.size > 0) {
    // In one order for every process, so that two never wait for each other.
    const counts = [...counter.waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
    counter.waiting.clear()
    try {
      await db
        .insert(searchCounts)
        .values(counts)
        .onConflictDoUpdate({
          target: [searchCounts.day, searchCounts.locale, searchCounts.query],
          set: {
            searches: sql`${searchCounts.searches} + excluded.searches`,
            results: sql`excluded.results`,
          },
        })
    } catch (error) {
      log.warn({ err: error }, 'searches were not counted')
    }
  }
  counter.isWriting = false
}
