import { accessNames } from '../../contract/access-names.ts'
import { Failure } from '../../contract/errors.ts'
import { linkTo, nameIn, textsIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { asc, eq, inArray } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { publicExtra } from '../../saving/extra-facts.ts'
import { findImages } from '../media/service.ts'
import type { Room, VenueDetail, VenueSummary } from './contract.ts'
import { openingHours, rooms, VENUES_TAG, venues, venueTag } from './tables.ts'

type VenueRow = typeof venues.$inferSelect

export async function listVenues(context: Context): Promise<VenueSummary[]> {
  return summariseAll(context, await findVisibleVenues(context))
}

/** The venues with these ids, as far as the viewer may see them. */
export async function findVenuesById(context: Context, ids: number[]): Promise<VenueSummary[]> {
  if (ids.length === 0) return []
  context.reads.note(...ids.map(venueTag))
  const rows = await context.db.select().from(venues).where(inArray(venues.id, ids))
  return summariseAll(
    context,
    rows.filter((row) => isVisibleTo(context, row)),
  )
}

async function summariseAll(context: Context, rows: VenueRow[]): Promise<VenueSummary[]> {
  const imageOf = await findImages(
    context,
    rows.map((row) => row.imageId),
  )
  return rows.map((row) => ({ ...summarise(context, row), ...imageOf(row.imageId) }))
}

/** The venues of the house in order. */
export async function findVisibleVenues(context: Context): Promise<VenueRow[]> {
  context.reads.note(VENUES_TAG)
  const rows = await context.db.select().from(venues).orderBy(asc(venues.position), asc(venues.id))
  return rows.filter((row) => isVisibleTo(context, row))
}

export async function findVenue(context: Context, id: number): Promise<VenueDetail> {
  const { db, locale } = context
  const row = await requireVenue(context, id)
  const imageOf = await findImages(context, [row.imageId, row.mapImageId])
  const itsRooms = await db
    .select()
    .from(rooms)
    .where(eq(rooms.venueId, id))
    .orderBy(asc(rooms.position), asc(rooms.id))
  const hours = await db
    .select()
    .from(openingHours)
    .where(eq(openingHours.venueId, id))
    .orderBy(asc(openingHours.weekday), asc(openingHours.timeFrom))
  return {
    ...summarise(context, row),
    ...imageOf(row.imageId),
    access_names: accessNames(row.accessFeatures, locale),
    description: richTextIn(row.description, locale),
    directions: richTextIn(row.directions, locale),
    accessibility: richTextIn(row.accessibility, locale),
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    email: row.email,
    map_image_obj: imageOf(row.mapImageId).image_obj,
    rooms: itsRooms.map((room) => ({
      id: room.id,
      ...nameIn(room.name, locale),
      capacity: room.capacity,
      show_in_filter: room.showInFilter,
    })),
    opening_hours: hours.map(({ weekday, timeFrom, timeTo }) => ({
      weekday,
      time_from: timeFrom,
      time_to: timeTo,
    })),
    box_office_minutes: row.boxOfficeMinutes,
    doors_minutes: row.doorsMinutes,
    ...(await publicExtra(context.db, 'venue', venues, id)),
  }
}

export async function requireVenue(context: Context, id: number): Promise<VenueRow> {
  context.reads.note(venueTag(id))
  const [row] = await context.db.select().from(venues).where(eq(venues.id, id))
  if (!row || !isVisibleTo(context, row)) throw new Failure('not_found')
  return row
}

/** The rooms of the house, by venue. Rooms of a hidden venue are not listed. */
export async function listRooms(context: Context): Promise<Room[]> {
  const { db, locale, reads } = context
  reads.note(VENUES_TAG)
  const rows = await db
    .select({ room: rooms, venue: venues })
    .from(rooms)
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .orderBy(asc(venues.position), asc(venues.id), asc(rooms.position), asc(rooms.id))
  return rows
    .filter(({ venue }) => isVisibleTo(context, venue))
    .map(({ room, venue }) => ({
      id: room.id,
      ...nameIn(room.name, locale),
      capacity: room.capacity,
      show_in_filter: room.showInFilter,
      venue: linkTo('venue', venue.id, venue.name, locale),
    }))
}

function summarise({ locale }: Context, row: VenueRow) {
  return {
    ...linkTo('venue', row.id, row.name, locale),
    ...textsIn({ subtitle: row.subtitle }, locale),
    street: row.street,
    postal_code: row.postalCode,
    city: row.city,
    access_features: row.accessFeatures,
  }
}
