import { inLanguage } from '../../contract/in-language.ts'
import { textsIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, eq, gte, inArray, lte } from '../../platform/database/drizzle.ts'
import { addDays, houseDay, weekdayOf } from '../../platform/time/house-clock.ts'
import type { Hours, OpeningHoursToday } from './contract.ts'
import { hoursOfDay } from './hours-of-day.ts'
import { findVisibleVenues, requireVenue } from './service.ts'
import { openingHours, openingHoursExceptions } from './tables.ts'

/** The hours of today at a venue; at the first of the house if none is given. */
export async function findHoursToday(
  context: Context,
  venueId: number | undefined,
): Promise<OpeningHoursToday> {
  const { clock, reads } = context
  const now = clock.now()
  const [venue] = venueId ? [await requireVenue(context, venueId)] : await findVisibleVenues(context)
  const stored = venue ? await readHours(context, venue.id, houseDay(now)) : { weekly: [], exceptions: [] }
  const { day, weekly, exceptions, until } = hoursOfDay(now, stored.weekly, stored.exceptions)
  reads.until(until)
  return {
    date: day,
    opening_hours: weekly.map((hours) => describe(context, hours)),
    opening_hours_exceptions: exceptions.map((hours) => describe(context, hours)),
  }
}

/** The hours that may be valid today, including yesterday's, because they may end after midnight. */
async function readHours({ db }: Context, venueId: number, today: string) {
  const yesterday = addDays(today, -1)
  const weekly = await db
    .select()
    .from(openingHours)
    .where(
      and(
        eq(openingHours.venueId, venueId),
        inArray(openingHours.weekday, [weekdayOf(yesterday), weekdayOf(today)]),
      ),
    )
    .orderBy(asc(openingHours.timeFrom), asc(openingHours.id))
  const exceptions = await db
    .select()
    .from(openingHoursExceptions)
    .where(
      and(
        eq(openingHoursExceptions.venueId, venueId),
        lte(openingHoursExceptions.dateFrom, today),
        gte(openingHoursExceptions.dateTo, yesterday),
      ),
    )
    .orderBy(asc(openingHoursExceptions.timeFrom), asc(openingHoursExceptions.id))
  return { weekly, exceptions }
}

type Described = Pick<typeof openingHoursExceptions.$inferSelect, 'timeFrom' | 'timeTo'> &
  Partial<typeof openingHoursExceptions.$inferSelect>

function describe({ locale }: Context, hours: Described): Hours {
  return {
    time_from: hours.timeFrom,
    time_to: hours.timeTo,
    closed: hours.closed ?? false,
    ...textsIn({ alternative_text: hours.alternativeText ?? { de: '', en: '' } }, locale),
    alternative_link_url: hours.alternativeLinkUrl ? inLanguage(hours.alternativeLinkUrl, locale) : '',
  }
}
