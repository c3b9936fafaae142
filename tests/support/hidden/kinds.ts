import { events, eventTeasers } from '../../../packages/foyer/src/domains/events/tables.ts'
import { forms } from '../../../packages/foyer/src/domains/forms/tables.ts'
import { articles } from '../../../packages/foyer/src/domains/magazine/tables.ts'
import { persons } from '../../../packages/foyer/src/domains/people/tables.ts'
import { productions } from '../../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../../packages/foyer/src/domains/series/tables.ts'
import { breakingNews } from '../../../packages/foyer/src/domains/settings/tables.ts'
import { subscriptions } from '../../../packages/foyer/src/domains/subscriptions/tables.ts'
import { venues } from '../../../packages/foyer/src/domains/venues/tables.ts'
import { getTableName, type PgTable } from '../../../packages/foyer/src/platform/database/drizzle.ts'
import { bilingualSecret, secret } from './words.ts'

/** Years after the demo's events, so that anything found was added here. */
export const NOW = '2031-03-10T09:00:00Z'
/** A day that is still to come. */
export const LATER = new Date('2031-03-12T09:00:00Z')
const DAY = '2031-04-01'
export const AT = `${DAY}T18:00:00Z`

/** The two ways to be hidden: switched off, and not yet published. */
export const VARIANTS = {
  off: { firstId: 910_000_000, publication: { isOnline: false } },
  later: { firstId: 920_000_000, publication: { isOnline: true, publishedAt: LATER } },
} as const
export type Variant = keyof typeof VARIANTS

const work = (...place: string[]) => ({
  composer: secret(...place, 'composer'),
  title: bilingualSecret(...place, 'title'),
  note: bilingualSecret(...place, 'note'),
  audio_url: `/media/files/${secret(...place, 'audio')}.mp3`,
})

const price = (...place: string[]) => ({
  ...{ id: 1, price: '9.00', sale_type_id: 1, seat_group: 1, has_discounts: false },
  ...{ text: bilingualSecret(...place, 'text'), name: bilingualSecret(...place, 'name') },
})

/** Every kind that can be hidden, with its columns that are not plain text. A kind without a row here fails the walk. */
export const KINDS: Record<
  string,
  { table: PgTable; values?: (variant: Variant) => Record<string, unknown> }
> = {
  venue: { table: venues },
  series: { table: series },
  person: { table: persons },
  production: {
    table: productions,
    values: (variant) => ({ works: [work('production', variant)], videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }),
  },
  event: {
    table: events,
    values: (variant) => ({
      dateStart: new Date(AT),
      dateEnd: new Date(`${DAY}T20:00:00Z`),
      day: DAY,
      lastDay: DAY,
      status: 'scheduled',
      videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      prices: [price('eventprice', variant)],
      seatGroups: [
        {
          ...{ id: 1, seat_group: 1, status: '1', timeslots: [] },
          ...{ text: bilingualSecret('seatgroup', variant), prices: [price('seatprice', variant)] },
        },
      ],
      works: [work('event', variant)],
      sponsors: [{ name: secret('sponsor', variant), url: 'https://sponsor.example', image_id: null }],
    }),
  },
  article: { table: articles },
  event_teaser: { table: eventTeasers, values: () => ({ position: DAY }) },
  subscription: {
    table: subscriptions,
    values: (variant) => ({
      eventCount: 3,
      prices: [{ seat_group: bilingualSecret('subscriptionseat', variant), price: '90.00', reduced: '' }],
    }),
  },
  form: { table: forms },
  breaking_news: { table: breakingNews },
}

/** Kinds whose screens show a section of their own, found by a slug such as `production-4`. */
export const WITH_OWN_SECTION = ['venue', 'series', 'person', 'production', 'event', 'article']

/** The names of all tables whose rows are hidden here. */
export const HIDDEN_TABLES = [...Object.values(KINDS).map(({ table }) => getTableName(table)), 'page_address']
