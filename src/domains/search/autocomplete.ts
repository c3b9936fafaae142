import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Completion, SearchKind } from './contract.ts'
import { correctSpelling } from './correct-spelling.ts'
import { noteOrigin } from './origin.ts'
import type { Term } from './parse-query.ts'
import { isOver, startOfToday, tier } from './ranking.ts'
import { meantBy } from './synonyms.ts'
import { allTermsIn, isVisible, PARTS } from './text-query.ts'

const MAX_COMPLETIONS = 8

/** Titles that a half-typed search may mean, each once. */
export async function complete(context: Context, query: string): Promise<Completion[]> {
  const terms = await meantBy(context, query.toLowerCase())
  await noteOrigin(context)
  if (terms.length === 0) return []
  const found = await findTitles(context, terms)
  if (found.length > 0) return found
  const corrected = await correctSpelling(context, terms)
  return corrected ? findTitles(context, corrected) : []
}

interface Row extends Record<string, unknown> {
  title: string
  url: string
  kind: SearchKind
}

/** A production stands for its events: of one title the item that is no event, else the next event. */
async function findTitles(context: Context, terms: Term[]): Promise<Completion[]> {
  const { db, locale, signal } = context
  signal.throwIfAborted()
  const { rows } = await db.execute<Row>(sql`
    select title, url, kind from (
      select distinct on (title) title, url, kind, ${tier(context, terms)} as tier,
        kind = 'event' and ${isOver(context)} as is_over
      from search_document document
      where vector @@ ${allTermsIn(PARTS, terms, locale, { place: 'A' })} and ${isVisible('document', context)}
      order by title, kind = 'event', is_over,
        abs(extract(epoch from date_start - ${startOfToday(context)})), item_id
    ) titles
    order by is_over, tier, length(title), title
    limit ${MAX_COMPLETIONS}`)
  return rows.map(({ title, url, kind }) => ({ text: title, url, kind }))
}
