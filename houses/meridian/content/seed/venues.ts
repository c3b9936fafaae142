import { richText } from 'openfoyer/content'
import { dayOf, WEEKDAYS } from '../calendar.ts'
import { openingHours, openingHoursExceptions } from '../opening-hours.ts'
import { ROOM_ACCESS } from '../room-access.ts'
import { type RoomKey, type VenueKey, venues } from '../venues.ts'
import { named } from './named.ts'
import type { Seeding } from './seeding.ts'

const VENUES = Object.entries(venues) as [VenueKey, (typeof venues)[VenueKey]][]
const ROOMS = VENUES.flatMap(([venue, { rooms }]) =>
  Object.entries<{ name: { de: string; en: string }; capacity: number }>(rooms).map(([key, room]) => ({
    ...room,
    key: key as RoomKey,
    venue,
  })),
)

interface PlaceIds {
  venues: Record<VenueKey, number>
  rooms: Record<RoomKey, number>
}

export async function seedVenues({ desk, calendar, pictureOf }: Seeding): Promise<PlaceIds> {
  const ids = await desk.add(
    'venue',
    VENUES.map(([key, venue], position) => ({
      name: venue.name,
      subtitle: venue.subtitle,
      description: richText(venue.description),
      street: venue.street,
      postal_code: '00010',
      city: 'Kaistadt',
      latitude: venue.latitude,
      longitude: venue.longitude,
      directions: richText(venue.directions),
      accessibility: richText(venue.accessibility),
      access_features: venue.accessFeatures,
      phone: venue.phone,
      email: venue.email,
      image: pictureOf('venue', key),
      map_image: pictureOf('map', key),
      opening_hours: openingHours[key].flatMap(({ days, from, to }) =>
        days.map((day) => ({ weekday: WEEKDAYS[day] + 1, time_from: from, time_to: to })),
      ),
      opening_hours_exceptions: openingHoursExceptions
        .filter(({ venue: at }) => at === key)
        .map(({ week, from, to, closed, hours, text, link }) => ({
          date_from: dayOf(calendar, week, from),
          date_to: dayOf(calendar, week, to),
          time_from: hours?.from ?? null,
          time_to: hours?.to ?? null,
          closed: closed ?? false,
          alternative_text: text,
          alternative_link_url: link,
        })),
      box_office_minutes: 90,
      // Visitors enter and leave the boiler house at any time.
      doors_minutes: key === 'kesselhaus' ? null : 30,
      position,
    })),
  )
  const venueIds = Object.fromEntries(VENUES.map(([key], index) => [key, ids[index]])) as Record<
    VenueKey,
    number
  >

  const rooms = Object.fromEntries(ROOMS.map((room) => [room.key, room])) as Record<
    RoomKey,
    (typeof ROOMS)[number]
  >
  const roomIds = await desk.add(
    'room',
    named(rooms, ({ venue, name, capacity }, key, position) => ({
      venue: venueIds[venue],
      name,
      capacity,
      access_features: ROOM_ACCESS[key].there,
      access_missing: ROOM_ACCESS[key].missing,
      position,
    })),
  )
  return { venues: venueIds, rooms: roomIds }
}
