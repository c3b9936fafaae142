import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { berlinDay, berlinTime } from '../../platform/time/berlin.ts'
import type { EventSummary } from '../events/contract.ts'
import { findEvenings } from '../events/evenings.ts'
import { findImages } from '../media/service.ts'
import type { Found, SearchKind } from './contract.ts'
import { excerptOf, tellingText } from './excerpt.ts'
import { allIn, allOf, type Part, type Wanted } from './matching.ts'

interface Row extends Record<string, unknown> {
  kind: SearchKind
  item_id: number
  title: string
  body: string
  /** What the production of an evening says. */
  inherited: string | null
  url: string
  image_id: number | null
  starts: number | null
  total: number
}

/** One part of the results, the best first. */
export async function find(
  context: Context,
  part: Part,
  wanted: Wanted[],
  { limit, offset }: { limit: number; offset: number },
): Promise<Found> {
  const { db, locale, reads } = context
  // What is found depends on the hour, and a search that is answered from a store would not be counted.
  reads.forbidKeeping()
  if (wanted.length === 0) return { count: 0, results: [] }
  const { ranked, order } = part === 'events' ? rankEvents(context, wanted) : rankOthers(context, wanted)
  // The best are chosen by their keys alone; their texts, which are long, are read for one page of them.
  const { rows } = await db.execute<Row>(sql`
    with chosen as (
      select kind, item_id, count(*) over () as total, row_number() over (order by ${order}) as place
      from (${ranked}) ranked
      order by place limit ${limit} offset ${offset}
    )
    select document.kind, document.item_id, document.title, document.body, production.body as inherited,
      document.url, document.image_id, (extract(epoch from document.date_start) * 1000)::float8 as starts,
      chosen.total::int
    from chosen
    join search_document document
      on document.kind = chosen.kind and document.item_id = chosen.item_id and document.locale = ${locale}
    left join event on document.kind = 'event' and event.id = document.item_id
    left join search_document production
      on production.kind = 'production' and production.item_id = event.production_id
      and production.locale = ${locale} and ${isVisible('production', context)}
    order by chosen.place`)
  const imageOf = await findImages(
    context,
    rows.map((row) => row.image_id),
  )
  const ids = rows.map((row) => row.item_id)
  const evenings = part === 'events' ? await findEvenings(context, ids) : new Map<number, EventSummary>()
  return {
    count: rows[0]?.total ?? 0,
    results: rows.map((row) => ({
      kind: row.kind,
      id: row.item_id,
      title: row.title,
      url: row.url,
      excerpt: excerptOf(textOf(row, wanted), wanted),
      image: imageOf(row.image_id).image_obj,
      date_start: row.starts === null ? null : berlinTime(new Date(row.starts)),
      event: evenings.get(row.item_id) ?? null,
    })),
  }
}

/** The facts of an evening are said apart; so what it is about comes first, where a word stands in it. */
function textOf({ inherited, body }: Row, wanted: Wanted[]): string {
  return tellingText(inherited ? [inherited, body] : [body], wanted)
}

export function isVisible(document: 'document' | 'production', { clock }: Pick<Context, 'clock'>): SQL {
  return sql`${sql.identifier(document)}.visible_from <= ${clock.now().toISOString()}::timestamptz`
}

/** How well an item fits: whole words of its title, their beginnings, what almost names it, its text. */
export function tier({ locale }: Pick<Context, 'locale'>, wanted: Wanted[]): SQL {
  return sql`case
    when document.vector @@ ${allOf(wanted, locale, { place: 'A', beginnings: false })} then 0
    when document.vector @@ ${allOf(wanted, locale, { place: 'A' })} then 1
    when document.vector @@ ${allOf(wanted, locale, { place: 'AB' })} then 2
    else 3 end`
}

interface Ranking {
  ranked: SQL
  order: SQL
}

/**
 * What is to come before what is over; of equally good ones the nearest. What is running counts as of now. An evening is
 * also found by what its production says, which counts as its text.
 */
function rankEvents(context: Context, wanted: Wanted[]): Ranking {
  const { clock, locale } = context
  const [now, today] = [clock.now().toISOString(), berlinDay(clock.now())]
  const ownWords = allIn('events', wanted, locale)
  return {
    ranked: sql`
      select 'event' as kind, event.id as item_id, matching.tier, event.last_day < ${today}::date as is_over,
        abs(extract(epoch from case when event.last_day < ${today}::date then event.date_start
          else greatest(event.date_start, ${now}::timestamptz) end - ${now}::timestamptz)) as distance
      from (
        select document.item_id, ${tier(context, wanted)} as tier
        from search_document document
        where document.vector @@ ${ownWords} and ${isVisible('document', context)}
        union all
        select document.item_id, 3
        from search_document production
        join event on event.production_id = production.item_id
        join search_document document
          on document.kind = 'event' and document.item_id = event.id and document.locale = ${locale}
        where production.vector @@ ${allIn('others', wanted, locale)} and production.kind = 'production'
          and ${isVisible('production', context)} and ${isVisible('document', context)}
          and not document.vector @@ ${ownWords}
      ) matching
      join event on event.id = matching.item_id
      where event.is_online and event.published_at <= ${now}::timestamptz`,
    order: sql`is_over, tier, distance, item_id`,
  }
}

/** Of titles that fit the shorter, because it says less else; of texts the one that says it more. */
function rankOthers(context: Context, wanted: Wanted[]): Ranking {
  const { locale } = context
  return {
    ranked: sql`
      select document.kind, document.item_id, ${tier(context, wanted)} as tier,
        length(document.title) as length, ts_rank(document.vector, ${allOf(wanted, locale)}) as rank
      from search_document document
      where document.vector @@ ${allIn('others', wanted, locale)} and ${isVisible('document', context)}`,
    order: sql`tier, case when tier < 2 then length end, rank desc, kind, item_id`,
  }
}
