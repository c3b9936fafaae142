import { sql } from 'drizzle-orm'
import type { Context, Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { berlinDay } from '../../platform/time/berlin.ts'
import { type CountBuffer, createCountBuffer, type SearchCount } from './count-buffer.ts'
import { fold } from './folding.ts'
import { searchCounts } from './tables.ts'

const MAX_LENGTH = 100

/** One for all requests of a server, as long as its database is open. */
const buffers = new WeakMap<Db, CountBuffer>()

function bufferOf({ db, log }: Pick<Platform, 'db' | 'log'>): CountBuffer {
  let buffer = buffers.get(db)
  if (!buffer) {
    buffer = createCountBuffer(
      (counts) => write(db, counts),
      (error) => log.warn({ err: error }, 'searches were not counted'),
    )
    buffers.set(db, buffer)
  }
  return buffer
}

/**
 * Counts a search by day, language and folded words: nothing of who searched, and nothing that looks like an address or
 * a number of somebody. It counts again whenever its answer, or a page made of it, is given from memory.
 */
export function countSearch(context: Context, query: string, results: number): void {
  if (/@|(\d[\s/-]?){6}/.test(query)) return
  const folded = fold(query).slice(0, MAX_LENGTH).trim()
  if (folded === '') return
  // Only what it needs: this is kept as long as the answer, and the rest of the context is about one request.
  const { clock, locale } = context
  const buffer = bufferOf(context)
  context.reads.eachTime(() =>
    buffer.add({ day: berlinDay(clock.now()), locale, query: folded, searches: 1, results }),
  )
}

/** Writes what was counted so far. */
export async function writeSearchCounts(platform: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await bufferOf(platform).write()
}

async function write(db: Db, counts: SearchCount[]): Promise<void> {
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
}
