import { LOCALES } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, lte, type PgTable, type SQL, sql } from '../../platform/database/drizzle.ts'
import { inLocale } from '../../platform/database/text-in.ts'
import type { Published } from '../../platform/database/visibility.ts'
import { type Mark, marksFor, whereHalf, whereMarked } from '../../saving/marks.ts'
import { allResources, type Resource } from '../../saving/resource.ts'
import { subjectName } from '../../saving/subject.ts'
import { events, eventTeasers } from '../events/tables.ts'
import { forms } from '../forms/tables.ts'
import { articles } from '../magazine/tables.ts'
import { images } from '../media/tables.ts'
import { persons } from '../people/tables.ts'
import { productions } from '../productions/tables.ts'
import { series } from '../series/tables.ts'
import { breakingNews } from '../settings/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { venues } from '../venues/tables.ts'
import type { ContentCount } from './contract.ts'
import type { LaterAreas } from './later-areas.ts'

/** What is counted, with its name in the back-office. */
const KINDS: Record<string, { table: PgTable & Published; resource: string }> = {
  events: { table: events, resource: 'events/event' },
  productions: { table: productions, resource: 'productions/production' },
  persons: { table: persons, resource: 'people/person' },
  articles: { table: articles, resource: 'magazine/article' },
  venues: { table: venues, resource: 'venues/venue' },
  series: { table: series, resource: 'series/series' },
  subscriptions: { table: subscriptions, resource: 'subscriptions/subscription' },
  forms: { table: forms, resource: 'forms/form' },
  event_teasers: { table: eventTeasers, resource: 'events/teaser' },
  breaking_news: { table: breakingNews, resource: 'settings/alert' },
}

const listOf = (resource: string) => `/admin/${resource}/`

/**
 * Counts items per kind: online is what visitors see now, offline is all others. What is missing is counted by the
 * marks of lists: three queries.
 */
export async function listContentCounts(
  context: Context,
  { countPages }: Pick<LaterAreas, 'countPages'>,
): Promise<ContentCount[]> {
  const { db, clock } = context
  const now = clock.now()
  const resources = new Map(allResources().map((resource) => [subjectName(resource.subject), resource]))
  const counts = Object.entries(KINDS).map(([kind, { table, resource }]): SQL => {
    const isVisible = and(eq(table.isOnline, true), lte(table.publishedAt, now))
    const online = sql`count(*) filter (where ${isVisible})::int`
    const marked = markCounts(resources.get(resource), now)
    return sql`select ${kind}::text as kind, ${online} as online, (count(*) - ${online})::int as offline,
      ${marked('no_translation')} as untranslated, ${marked('no_picture')} as without_picture,
      ${marked('past')} as expired from ${table}`
  })
  const { rows } = await db.execute<ContentCount & Record<string, unknown>>(
    sql.join(counts, sql` union all `),
  )
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  const ofRooms = Object.entries(KINDS).map(([kind, { resource }]) => {
    const {
      online = 0,
      offline = 0,
      untranslated = null,
      without_picture = null,
      expired = null,
    } = byKind.get(kind) ?? {}
    const url = listOf(resource)
    return { kind, online, offline, untranslated, without_picture, without_alt: null, expired, url }
  })
  return [await countPages(context), ...ofRooms, await countPictures(context)]
}

/** The number of rows with a mark; null if the resource does not have that mark. */
function markCounts(resource: Resource | undefined, now: Date): (mark: Mark) => SQL {
  const possible = resource ? marksFor(resource, now) : []
  return (mark) =>
    resource && possible.includes(mark)
      ? sql`count(*) filter (where ${whereMarked(resource, mark, now)})::int`
      : sql`null::int`
}

/** Pictures are always online; one without a description is incomplete, because screen readers have nothing to read. */
async function countPictures({ db }: Context): Promise<ContentCount> {
  const isSilent = and(...LOCALES.map((locale) => sql`coalesce(${inLocale(images.alt, locale)}, '') = ''`))
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      silent: sql<number>`count(*) filter (where ${isSilent})::int`,
      half: sql<number | null>`count(*) filter (where ${whereHalf(images.alt)})::int`,
    })
    .from(images)
  return {
    kind: 'images',
    online: row?.all ?? 0,
    offline: 0,
    untranslated: LOCALES.length > 1 ? (row?.half ?? 0) : null,
    without_picture: null,
    without_alt: row?.silent ?? 0,
    expired: null,
    url: listOf('media/image'),
  }
}
