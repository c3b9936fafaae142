import type { Context } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { PRODUCTIONS_TAG, productions } from '../productions/tables.ts'
import { SERIES_TAG, series } from '../series/tables.ts'
import { rooms, VENUES_TAG, venues } from '../venues/tables.ts'

/** The tags of everything below. */
export const FACTS_TAGS = [PRODUCTIONS_TAG, VENUES_TAG, SERIES_TAG]

/**
 * What events take from their production and their room. There are few of these, so the filters read them all once and look
 * them up, instead of joining them to every event.
 */
export async function findInherited(context: Context) {
  const { db, memo, reads } = context
  reads.note(...FACTS_TAGS)
  const all = await memo.remember('facts of productions and rooms', FACTS_TAGS, async () => {
    const ofProductions = await db
      .select({
        id: productions.id,
        isOnline: productions.isOnline,
        publishedAt: productions.publishedAt,
        premiereOn: productions.premiereOn,
        spoken: productions.spoken,
        surtitled: productions.surtitled,
        ageFrom: productions.ageFrom,
        audience: productions.audience,
        accessFeatures: productions.accessFeatures,
        accessMissing: productions.accessMissing,
      })
      .from(productions)
    const ofRooms = await db
      .select({
        id: rooms.id,
        room: { accessFeatures: rooms.accessFeatures, accessMissing: rooms.accessMissing },
        venue: { accessFeatures: venues.accessFeatures, accessMissing: venues.accessMissing },
      })
      .from(rooms)
      .innerJoin(venues, eq(venues.id, rooms.venueId))
    const allSeries = await db
      .select({ id: series.id, isOnline: series.isOnline, publishedAt: series.publishedAt })
      .from(series)
    return { value: { ofProductions, ofRooms, allSeries }, until: null }
  })
  // An event takes nothing from a production that the viewer may not see.
  const shownSeries = all.allSeries.filter((row) => isVisibleTo(context, row))
  const shown = all.ofProductions.filter((row) => isVisibleTo(context, row))
  return {
    productions: shown,
    rooms: all.ofRooms,
    /** The series that the viewer may see. */
    series: new Set(shownSeries.map(({ id }) => id)),
    /** Changes when a production or a series is shown or hidden. */
    key: [...hiddenIn(all.ofProductions, shown), '/', ...hiddenIn(all.allSeries, shownSeries)].join(' '),
  }
}

/** The ids of those that are not shown. */
function hiddenIn(all: { id: number }[], shown: { id: number }[]): number[] {
  const visible = new Set(shown.map(({ id }) => id))
  return all.flatMap(({ id }) => (visible.has(id) ? [] : [id]))
}

export type Inherited = Awaited<ReturnType<typeof findInherited>>
