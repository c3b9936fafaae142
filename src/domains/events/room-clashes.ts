import { and, asc, eq, gt, isNull, lt, lte, ne, notInArray, or } from 'drizzle-orm'
import type { FieldValues } from '../../fields/kinds.ts'
import type { Db } from '../../platform/database/database.ts'
import { berlinDay } from '../../platform/time/berlin.ts'
import { lastDayOf } from './days.ts'
import type { eventFields } from './event-fields.ts'
import { events } from './tables.ts'

type Asked = 'room' | 'parent' | 'status' | 'date_start' | 'date_end'

const DAY_MS = 86_400_000
/** Whoever is warned looks at the first of them. */
const TOLD = 5
/** They stay in the programme, and nobody comes. */
const NOT_TAKING_PLACE = ['cancelled', 'moved'] as const

/**
 * Evenings in the same room at an overlapping time, drafts among them. What lasts for several days, such as an exhibition or a festival,
 * shares its room with what happens in it, and so does an evening with those it consists of.
 */
export async function roomClashes(
  db: Db,
  { id, values }: { id: number | null; values: Pick<FieldValues<typeof eventFields>, Asked> },
): Promise<number[]> {
  const { room, parent, status, date_start, date_end } = values
  if (room === null || !date_start || !date_end || NOT_TAKING_PLACE.some((one) => one === status)) return []
  const [start, end] = [new Date(date_start), new Date(date_end)]
  const day = berlinDay(start)
  if (lastDayOf(day, end) > day) return []
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.roomId, room),
        lt(events.dateStart, end),
        // One evening never lasts two days: the index of a room's evenings need not be read from its beginning.
        gt(events.dateStart, new Date(start.getTime() - 2 * DAY_MS)),
        gt(events.dateEnd, start),
        lte(events.lastDay, events.day),
        id === null ? undefined : ne(events.id, id),
        id === null ? undefined : or(isNull(events.parentId), ne(events.parentId, id)),
        parent === null ? undefined : ne(events.id, parent),
        notInArray(events.status, [...NOT_TAKING_PLACE]),
      ),
    )
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(TOLD)
  return rows.map((row) => row.id)
}
