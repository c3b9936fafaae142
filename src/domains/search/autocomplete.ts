import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Completion, SearchKind } from './contract.ts'
import { isVisible, tier } from './finding.ts'
import { allIn, type Part, type Wanted } from './matching.ts'
import { literally, probably } from './understanding.ts'

const MAX_COMPLETIONS = 8

/** Titles that a half-typed search may mean, each once. */
export async function complete(context: Context, query: string): Promise<Completion[]> {
  const wanted = literally(query.toLowerCase(), context)
  if (wanted.length === 0) return []
  const found = await findTitles(context, wanted)
  if (found.length > 0) return found
  const meant = await probably(context, wanted)
  return meant ? findTitles(context, meant) : []
}

interface Row extends Record<string, unknown> {
  title: string
  url: string
  kind: SearchKind
}

/** A production stands for its evenings: of one title the item that is no event, else the next evening. */
async function findTitles(context: Context, wanted: Wanted[]): Promise<Completion[]> {
  const { db, locale, clock, reads } = context
  // What is over stands behind what is to come, and so the answer depends on the hour.
  reads.forbidKeeping()
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const named = (part: Part) => allIn(part, wanted, locale, { place: 'A' })
  const { rows } = await db.execute<Row>(sql`
    select title, url, kind from (
      select distinct on (title) title, url, kind, ${tier(context, wanted)} as tier,
        kind = 'event' and date_start < ${now} as is_over
      from search_document document
      where (vector @@ ${named('events')} or vector @@ ${named('others')}) and ${isVisible('document', context)}
      order by title, kind = 'event', is_over, abs(extract(epoch from date_start - ${now})), item_id
    ) titles
    order by is_over, tier, length(title), title
    limit ${MAX_COMPLETIONS}`)
  return rows.map(({ title, url, kind }) => ({ text: title, url, kind }))
}
