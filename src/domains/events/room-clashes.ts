import type { FieldValues } from '../../fields/kinds.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, asc, eq, gt, lt, lte, ne, or } from '../../platform/database/drizzle.ts'
import { berlinDay } from '../../platform/time/berlin.ts'
import { lastDayOf } from './days.ts'
import type { eventFields } from './event-fields.ts'
import { events } from './tables.ts'

type Asked = 'room' | 'parent' | 'status' | 'date_start' | 'date_end'

interface Evening {
  /** Null where it is not there yet. */
  id: number | null
  values: Pick<FieldValues<typeof eventFields>, Asked>
}

const DAY_MS = 86_400_000
/** Whoever is warned looks at the first of them. */
const TOLD = 5
/** It stays in the programme, and nobody comes. One that was moved takes place at the hour it was moved to. */
const NOT_TAKING_PLACE = 'cancelled'

/**
 * For each of some evenings those in the same room at an overlapping time, drafts among them. What lasts for several days, such as an
 * exhibition or a festival, shares its room with what happens in it, and so does an evening with those it consists of.
 */
export async function roomClashes(db: Db, evenings: Evening[]): Promise<number[][]> {
  const stays = evenings.map(stayOf)
  const asked = stays.filter((stay) => stay !== null)
  if (asked.length === 0) return stays.map(() => [])
  const others = await db
    .select({
      id: events.id,
      room: events.roomId,
      parent: events.parentId,
      start: events.dateStart,
      end: events.dateEnd,
    })
    .from(events)
    .where(
      and(or(...asked.map(overlaps)), lte(events.lastDay, events.day), ne(events.status, NOT_TAKING_PLACE)),
    )
    .orderBy(asc(events.dateStart), asc(events.id))
  return stays.map((stay) =>
    others
      .filter(
        (other) =>
          stay?.room === other.room &&
          other.start < stay.end &&
          other.end > stay.start &&
          other.id !== stay.parent &&
          (stay.id === null || (other.id !== stay.id && other.parent !== stay.id)),
      )
      .slice(0, TOLD)
      .map(({ id }) => id),
  )
}

interface Stay {
  id: number | null
  parent: number | null
  room: number
  start: Date
  end: Date
}

/** When an evening has a room to itself; null where it has not, or does not take place. */
function stayOf({ id, values }: Evening): Stay | null {
  const { room, parent, status, date_start, date_end } = values
  if (room === null || !date_start || !date_end || status === NOT_TAKING_PLACE) return null
  const [start, end] = [new Date(date_start), new Date(date_end)]
  const day = berlinDay(start)
  return lastDayOf(day, end) > day ? null : { id, parent, room, start, end }
}

function overlaps({ room, start, end }: Stay) {
  return and(
    eq(events.roomId, room),
    lt(events.dateStart, end),
    // One evening never lasts two days: the index of a room's evenings need not be read from its beginning.
    gt(events.dateStart, new Date(start.getTime() - 2 * DAY_MS)),
    gt(events.dateEnd, start),
  )
}
