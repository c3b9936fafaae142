import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { houseDay, startOfHouseDay } from '../../platform/time/house-clock.ts'
import { isRunningOn } from '../events/days.ts'
import type { OwnSearchKind, SearchKind } from './contract.ts'
import type { Term } from './parse-query.ts'
import { allTerms, allTermsIn, isVisible, PARTS, type Part, planFor } from './text-query.ts'

/** Identifies a document of the index. */
export interface Reference {
  kind: SearchKind
  id: number
}

export interface Ranked {
  /** The number of all matches. */
  count: number
  /** Those of the requested slice, the best first. */
  best: Reference[]
}

export interface Slice {
  limit: number
  offset: number
}

/** The matches of both parts, and of each kind of the house that was asked for. */
export interface Found extends Record<Part, Ranked> {
  groups: (Ranked & { kind: OwnSearchKind })[]
}

interface Row extends Record<string, unknown> {
  part: Part | OwnSearchKind
  kind: SearchKind
  item_id: number
  total: number
}

/**
 * Finds and ranks matches of one part or both, in one statement. Texts are read later, only for the best. Kinds in `groups` are
 * ranked apart from the others.
 */
export async function rank(
  context: Context,
  terms: Term[],
  { parts = PARTS, groups = [], ...slice }: Slice & { parts?: Part[]; groups?: OwnSearchKind[] },
): Promise<Found> {
  const { db, locale, signal } = context
  signal.throwIfAborted()
  // An event is also found by its production's text, so productions are always searched for events.
  const searched = parts.includes('events') ? PARTS : parts
  const { rows } = await db.execute<Row>(sql`${planFor(terms)}
    with asked as materialized (${asked(searched, terms, locale)}),
    matching as materialized (
      select document.kind, document.item_id, document.date_start, ${TIER} as tier,
        case when document.kind <> 'event' then length(document.title) end as length,
        case when document.kind <> 'event' then ts_rank(document.vector, asked.anywhere) end as rank
      from asked join search_document document on document.vector @@ asked.wanted
      where ${isVisible('document', context)}
    ),
    event_match as materialized (${eventMatches(context)})
    ${sql.join(
      [
        ...parts.map((part) =>
          part === 'events' ? bestEvents(context, slice) : bestOthers(slice, part, othersBut(groups)),
        ),
        ...groups.map((kind) => bestOthers(slice, kind, sql`kind = ${kind}::text`)),
      ],
      sql` union all `,
    )}
    order by part, place`)
  const rankedOf = (part: Row['part']): Ranked => {
    const own = rows.filter((row) => row.part === part)
    return { count: own[0]?.total ?? 0, best: own.map(({ kind, item_id: id }) => ({ kind, id })) }
  }
  return {
    events: rankedOf('events'),
    others: rankedOf('others'),
    groups: groups.map((kind) => ({ kind, ...rankedOf(kind) })),
  }
}

function othersBut(groups: OwnSearchKind[]): SQL {
  const kinds = ['event', ...groups].map((kind) => sql`${kind}::text`)
  return sql`kind not in (${sql.join(kinds, sql`, `)})`
}

/** The query, built once for all documents. */
function asked(parts: Part[], terms: Term[], locale: Locale): SQL {
  return sql`select ${allTermsIn(parts, terms, locale)} as wanted, ${allTerms(terms, locale)} as anywhere,
    ${allTerms(terms, locale, { place: 'A', beginnings: false })} as words_of_title,
    ${allTerms(terms, locale, { place: 'A' })} as title, ${allTerms(terms, locale, { place: 'AB' })} as leading`
}

/** How well an item matches: whole words of its title, beginnings of words, its lead, its text. */
const TIER = sql`case
  when document.vector @@ asked.words_of_title then 0
  when document.vector @@ asked.title then 1
  when document.vector @@ asked.leading then 2
  else 3 end`

/** Events that match themselves, and those whose production matches, which ranks like their text. */
function eventMatches(context: Context): SQL {
  return sql`
    select item_id, tier, date_start, ${isOver(context)} as is_over
    from (
      select item_id, tier, date_start from matching where kind = 'event'
      union all
      select event.id, 3, event.date_start
      from matching production
      join event on event.production_id = production.item_id
      join search_document document
        on document.kind = 'event' and document.item_id = event.id and document.locale = ${context.locale}
      where production.kind = 'production'
        and event.id not in (select item_id from matching where kind = 'event')
        and ${isVisible('document', context)}
    ) events`
}

/**
 * Coming events before past ones; among equal ones the nearest first. Running events count as today. The order depends
 * on the day and not on the hour, so that answers can be stored.
 */
function bestEvents(context: Context, { limit, offset }: Slice): SQL {
  const today = startOfToday(context)
  const order = sql`is_over, tier,
    case when is_over then -extract(epoch from date_start)
      else extract(epoch from greatest(date_start, ${today})) end, item_id`
  return sql`(
    select 'events' as part, 'event' as kind, item_id, (select count(*) from event_match)::int as total,
      row_number() over (order by ${order}) as place
    from (select * from event_match order by ${order} limit ${limit} offset ${offset}) best
  )`
}

/** Among matching titles the shorter first; among matching texts the one with more matches. */
function bestOthers({ limit, offset }: Slice, part: Row['part'], which: SQL): SQL {
  const order = sql`tier, case when tier < 2 then length end, rank desc, kind, item_id`
  return sql`(
    select ${part}::text as part, kind, item_id,
      (select count(*) from matching where ${which})::int as total,
      row_number() over (order by ${order}) as place
    from (
      select * from matching where ${which}
      order by ${order} limit ${limit} offset ${offset}
    ) best
  )`
}

/** Whether an event began before today and is not running. This does not change within a day. */
export function isOver(context: Pick<Context, 'clock'>): SQL {
  const today = houseDay(context.clock.now())
  return sql`(date_start < ${startOfToday(context)}
    and item_id not in (select event.id from event where ${isRunningOn(today)}))`
}

export function startOfToday({ clock }: Pick<Context, 'clock'>): SQL {
  return sql`${startOfHouseDay(houseDay(clock.now())).toISOString()}::timestamptz`
}
