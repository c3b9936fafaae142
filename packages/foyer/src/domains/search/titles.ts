import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { nextHouseMidnight } from '../../platform/time/house-clock.ts'
import { EVENTS_TAG } from '../events/tables.ts'
import type { SearchKind } from './contract.ts'
import { nextPublication } from './origin.ts'
import { isOver, startOfToday } from './ranking.ts'
import { SEARCH_TAG } from './tables.ts'
import { isVisible } from './text-query.ts'
import { type Candidate, prepareTitles, type Titles } from './title-index.ts'

/** Small enough that others do not wait long on the embedded database. */
const EVENTS_AT_ONCE = 2_000

/**
 * The titles visitors may see in a language, prepared for searching. Stored until something changes, becomes visible or
 * is over.
 */
export function titlesOf(context: Context): Promise<Titles> {
  const { clock, locale, memo } = context
  return memo.remember(`search titles ${locale}`, [SEARCH_TAG, EVENTS_TAG], async () => {
    const midnight = nextHouseMidnight(clock.now())
    const next = await nextPublication(context)
    const titles = prepareTitles(await readCandidates(context))
    return { value: titles, until: next && next < midnight ? next : midnight }
  })
}

async function readCandidates(context: Context): Promise<Candidate[]> {
  const candidates = await readSome(context, sql`kind <> 'event'`)
  const starts = await findStarts(context)
  for (const [place, from] of starts.entries()) {
    const to = starts[place + 1]
    const until = to === undefined ? sql`` : sql`and item_id < ${to}::int`
    candidates.push(...(await readSome(context, sql`kind = 'event' and item_id >= ${from}::int ${until}`)))
  }
  return candidates
}

/** The first id of each slice, found by counting, because there may be large gaps between ids. */
async function findStarts({ db, locale }: Context): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select item_id as id, row_number() over (order by item_id) as place
      from search_document where kind = 'event' and locale = ${locale}
    ) numbered where place % ${EVENTS_AT_ONCE}::int = 1 order by id`)
  return rows.map(({ id }) => id)
}

interface Row extends Record<string, unknown> {
  title: string
  lang: Locale | null
  url: string
  kind: SearchKind
  is_over: boolean
  away: number | null
  item_id: number
  words: string[]
}

/** Each title once, with the words that the index has for titles, in every stored form. */
async function readSome(context: Context, which: SQL): Promise<Candidate[]> {
  const { db, locale, signal } = context
  signal.throwIfAborted()
  const { rows } = await db.execute<Row>(sql`
    select title, lang, url, kind, is_over, away, item_id, tsvector_to_array(ts_filter(vector, '{a}')) as words
    from (
      select distinct on (title) title, title_lang as lang, url, kind, item_id, vector, kind = 'event' and ${isOver(context)} as is_over,
        abs(extract(epoch from date_start - ${startOfToday(context)}))::float8 as away
      from search_document document
      where ${which} and locale = ${locale} and ${isVisible('document', context)}
      order by title, kind = 'event', is_over, away, item_id
    ) titles`)
  return rows.map(({ title, lang, url, kind, is_over, away, item_id, words }) => ({
    ...{ title, lang, url, kind, words },
    ...{ isOver: is_over, away: away ?? Number.POSITIVE_INFINITY, id: item_id },
  }))
}
