import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { ONE_PLAN } from '../../platform/database/repeated-statements.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { isEditor } from '../../platform/viewer.ts'
import { findEventsById } from '../events/events-by-id.ts'
import { findImages } from '../media/service.ts'
import type { SearchKind, SearchResult } from './contract.ts'
import { noteOrigin } from './origin.ts'
import { ownKindName } from './own-kinds.ts'
import type { Reference } from './ranking.ts'
import { isVisible } from './text-query.ts'

/** The parts of a result that do not depend on the query, and the texts for an excerpt. */
export interface FoundItem extends Omit<SearchResult, 'excerpt'> {
  /** The production's text comes first: the event's own text repeats facts that are shown beside it. */
  texts: string[]
}

/** The items of references. Each is stored on its own, because different searches find the same items. */
export async function findItems(
  context: Context,
  references: Reference[],
): Promise<(reference: Reference) => FoundItem | undefined> {
  const { answers, locale, reads, viewer } = context
  const keyOf = ({ kind, id }: Reference) => `found ${kind} ${id} ${locale}`
  const byKey = new Map(references.map((reference) => [keyOf(reference), reference]))
  const describe = async (keys: string[], own: Context) => {
    const wanted = keys.map((key) => byKey.get(key) as Reference)
    return new Map((await describeItems(own, wanted)).map((item) => [keyOf(item), item]))
  }
  const keys = [...byKey.keys()]
  // Editors see more of an item's links, so theirs is not stored.
  const items = isEditor(viewer)
    ? await describe(keys, context)
    : await answers.rememberEach(keys, reads, (missing, own) => describe(missing, { ...context, reads: own }))
  return (reference) => items.get(keyOf(reference))
}

interface Row extends Record<string, unknown> {
  kind: SearchKind
  item_id: number
  title: string
  title_lang: Locale | null
  body: string
  /** The text of the event's production. */
  inherited: string | null
  url: string
  image_id: number | null
  starts: number | null
}

async function describeItems(context: Context, references: Reference[]): Promise<FoundItem[]> {
  const { db, locale, signal } = context
  if (references.length === 0) return []
  await noteOrigin(context)
  signal.throwIfAborted()
  const wanted = references.map(({ kind, id }) => sql`(${kind}, ${id}::int)`)
  const { rows } = await db.execute<Row>(sql`${ONE_PLAN}
    select document.kind, document.item_id, document.title, document.title_lang, document.body, production.body as inherited,
      document.url, document.image_id, (extract(epoch from document.date_start) * 1000)::float8 as starts
    from search_document document
    left join event on document.kind = 'event' and event.id = document.item_id
    left join search_document production
      on production.kind = 'production' and production.item_id = event.production_id
      and production.locale = document.locale and ${isVisible('production', context)}
    where (document.kind, document.item_id) in (${sql.join(wanted, sql`, `)}) and document.locale = ${locale}`)
  const [eventRows, otherRows] = [rows.filter(isEvent), rows.filter((row) => !isEvent(row))]
  signal.throwIfAborted()
  const imageOf = await findImages(
    context,
    otherRows.map((row) => row.image_id),
  )
  signal.throwIfAborted()
  const events = await findEventsById(
    context,
    eventRows.map((row) => row.item_id),
  )
  return rows.flatMap((row) => {
    const event = isEvent(row) ? events.get(row.item_id) : null
    // It has been hidden since it was indexed.
    if (event === undefined) return []
    const name = ownKindName(row.kind, locale, 'one')
    return {
      kind: row.kind,
      ...(name && { kind_name: name }),
      id: row.item_id,
      title: row.title,
      ...(row.title_lang && { lang: row.title_lang }),
      url: row.url,
      texts: row.inherited ? [row.inherited, row.body] : [row.body],
      image: event ? event.image_obj : imageOf(row.image_id).image_obj,
      date_start: row.starts === null ? null : houseTime(new Date(row.starts)),
      event,
    }
  })
}

function isEvent({ kind }: Row): boolean {
  return kind === 'event'
}
