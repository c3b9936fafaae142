import {
  openingHoursExceptions as exceptionRows,
  openingHours as hoursRows,
  rooms as roomRows,
  venues as venueRows,
} from '../../src/domains/venues/tables.ts'
import { dayOf, WEEKDAYS } from '../calendar.ts'
import { openingHours, openingHoursExceptions } from '../opening-hours.ts'
import { richText } from '../texts.ts'
import { type RoomKey, type VenueKey, venues } from '../venues.ts'
import { insertAll, takeIdsFor } from './rows.ts'
import type { Seeding } from './seeding.ts'

const VENUES = Object.entries(venues) as [VenueKey, (typeof venues)[VenueKey]][]
const ROOMS = VENUES.flatMap(([venue, { rooms }]) =>
  Object.entries<{ name: { de: string; en: string }; capacity: number }>(rooms).map(([key, room]) => ({
    ...room,
    key: key as RoomKey,
    venue,
  })),
)

export async function seedVenues({ db, calendar, pictureOf }: Seeding): Promise<Record<RoomKey, number>> {
  const venueIds = await takeIdsFor(db, venueRows, venues)
  await insertAll(
    db,
    venueRows,
    VENUES.map(([key, venue], position) => ({
      id: venueIds[key],
      name: venue.name,
      subtitle: venue.subtitle,
      description: richText(venue.description),
      street: venue.street,
      postalCode: '00010',
      city: 'Kaistadt',
      latitude: venue.latitude,
      longitude: venue.longitude,
      directions: richText(venue.directions),
      accessibility: richText(venue.accessibility),
      accessFeatures: venue.accessFeatures,
      phone: venue.phone,
      email: venue.email,
      imageId: pictureOf('venue', key),
      mapImageId: pictureOf('map', key),
      position,
    })),
  )

  const roomIds = await takeIdsFor(
    db,
    roomRows,
    Object.fromEntries(ROOMS.map((room) => [room.key, room])) as Record<RoomKey, unknown>,
  )
  await insertAll(
    db,
    roomRows,
    ROOMS.map(({ key, venue, name, capacity }, position) => ({
      id: roomIds[key],
      venueId: venueIds[venue],
      name,
      capacity,
      position,
    })),
  )

  await insertAll(
    db,
    hoursRows,
    VENUES.flatMap(([venue]) =>
      openingHours[venue].flatMap(({ days, from, to }) =>
        days.map((day) => ({
          venueId: venueIds[venue],
          weekday: WEEKDAYS[day] + 1,
          timeFrom: from,
          timeTo: to,
        })),
      ),
    ),
  )
  await insertAll(
    db,
    exceptionRows,
    openingHoursExceptions.map(({ venue, week, from, to, closed, hours, text, link }) => ({
      venueId: venueIds[venue],
      dateFrom: dayOf(calendar, week, from),
      dateTo: dayOf(calendar, week, to),
      timeFrom: hours?.from ?? null,
      timeTo: hours?.to ?? null,
      closed: closed ?? false,
      alternativeText: text,
      alternativeLinkUrl: link,
    })),
  )
  return roomIds
}
