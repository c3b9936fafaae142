import { ACCESS_FEATURES } from '../../contract/access-features.ts'
import { nameOf } from '../../contract/in-language.ts'
import {
  bilingual,
  boolean,
  choices,
  day,
  decimal,
  image,
  items,
  number,
  string,
  time,
} from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { strings } from './strings.ts'
import { openingHours, openingHoursExceptions, venues } from './tables.ts'

/** A venue with its hours. Its rooms are separate items, because events take place in them. */
export const venue = defineSubject({
  area: 'venues',
  model: 'venue',
  target: 'venue',
  access: 'editor',
  fields: {
    name: bilingual({ required: true }),
    subtitle: bilingual(),
    description: bilingual({ text: 'rich' }),
    street: string(),
    postal_code: string({ maxLength: 20 }),
    city: string(),
    latitude: decimal({ min: -90, max: 90 }),
    longitude: decimal({ min: -180, max: 180 }),
    directions: bilingual({ text: 'rich' }),
    accessibility: bilingual({ text: 'rich' }),
    access_features: choices(ACCESS_FEATURES),
    access_missing: choices(ACCESS_FEATURES),
    phone: string({ maxLength: 50 }),
    email: string({ maxLength: 254, format: 'email' }),
    image: image(),
    map_image: image(),
    opening_hours: items(
      {
        weekday: number({ min: 1, max: 7, required: true }),
        time_from: time({ required: true }),
        time_to: time({ required: true }),
      },
      { shape: 'week' },
    ),
    box_office_minutes: number({ min: 0, max: 600 }),
    doors_minutes: number({ min: 0, max: 600 }),
    opening_hours_exceptions: items({
      date_from: day({ required: true }),
      date_to: day({ required: true }),
      time_from: time(),
      time_to: time(),
      closed: boolean(),
      alternative_text: bilingual(),
      alternative_link_url: bilingual({ text: 'link' }),
    }),
    position: number({ min: 0, max: 100_000, default: 0 }),
    ...publicationFields,
  },
  store: storedIn(venues, {
    opening_hours: { table: openingHours, owner: 'venueId' },
    opening_hours_exceptions: { table: openingHoursExceptions, owner: 'venueId' },
  }),
  titleOf: ({ name }) => nameOf(name),
  async check(saving, values) {
    for (const [index, { date_from, date_to }] of values.opening_hours_exceptions.entries()) {
      if ((date_from ?? '') > (date_to ?? ''))
        refuse(saving, `opening_hours_exceptions.${index}.date_to`, strings.endsBefore)
    }
    return published(values)
  },
  indexed: async (_db, { id }) => [{ kind: 'venue', ids: [id] }],
})
