import type { FieldValues } from '../../fields/kinds.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, asc, eq, gt, lt, lte, ne, or } from '../../platform/database/drizzle.ts'
import { houseDay } from '../../platform/time/house-clock.ts'
import { lastDayOf } from './days.ts'
import type { eventFields } from './event-fields.ts'
import { events } from './tables.ts'

type Asked = 'room' | 'parent' | 'status' | 'date_start' | 'date_end'

interface Evening {
  /** Null if it is not stored yet. */
  id: number | null
  values: Pick<FieldValues<typeof eventFields>, Asked>
}

const DAY_MS = 86_400_000
/** The warning lists the first of them only. */
const TOLD = 5
/** A cancelled event stays in the programme but needs no room. A moved one takes place at its new time. */
const NOT_TAKING_PLACE = 'cancelled'

/**
 * For each of the given events, the ids of others in the same room at an overlapping time, including drafts. An event
 * of several days, such as an exhibition or a festival, shares its room with events in it, and so does an event with
 * its parts.
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

/** The time in which an event needs a room for itself; null if it does not, or does not take place. */
function stayOf({ id, values }: Evening): Stay | null {
  const { room, parent, status, date_start, date_end } = values
  if (room === null || !date_start || !date_end || status === NOT_TAKING_PLACE) return null
  const [start, end] = [new Date(date_start), new Date(date_end)]
  const day = houseDay(start)
  return lastDayOf(day, end) > day ? null : { id, parent, room, start, end }
}

function overlaps({ room, start, end }: Stay) {
  return and(
    eq(events.roomId, room),
    lt(events.dateStart, end),
    // An event that needs its room alone lasts less than two days, so older entries of the index need not be read.
    gt(events.dateStart, new Date(start.getTime() - 2 * DAY_MS)),
    gt(events.dateEnd, start),
  )
}
