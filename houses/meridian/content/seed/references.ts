import { href } from '../../../../packages/foyer/src/contract/routes.ts'
import { slugOf } from '../../../../packages/foyer/src/contract/slug.ts'
import { forms } from '../../../../packages/foyer/src/domains/forms/tables.ts'
import { articleCategories } from '../../../../packages/foyer/src/domains/magazine/tables.ts'
import { venues as venueRows } from '../../../../packages/foyer/src/domains/venues/tables.ts'
import { asc } from '../../../../packages/foyer/src/platform/database/drizzle.ts'
import { houseInstant } from '../../../../packages/foyer/src/platform/time/house-clock.ts'
import { dayOf } from '../calendar.ts'
import { festival } from '../occasions/festival.ts'
import type { FormKey, References } from '../pages/furnish.ts'
import { type ProductionKey, productions } from '../productions/productions.ts'
import { type VenueKey, venues } from '../venues.ts'
import type { SeededEvening } from './events.ts'
import type { PictureIds } from './pictures.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

/** The forms of the demo, in their order. */
const FORMS: FormKey[] = ['contact', 'hire', 'young', 'newsletter']
/** The week of the festival in the programme. */
const FESTIVAL_WEEK = 6

interface Seeded {
  pictures: PictureIds
  productions: Record<ProductionKey, number>
  evenings: SeededEvening[]
  vocabulary: VocabularyIds
}

/** The items that the pages of the demo refer to, once they exist. */
export async function referencesTo({ db, calendar }: Seeding, seeded: Seeded): Promise<References> {
  const formRows = await db.select().from(forms).orderBy(asc(forms.id))
  const venueIds = await db.select({ id: venueRows.id }).from(venueRows).orderBy(asc(venueRows.position))
  const categories = await db.select().from(articleCategories).orderBy(asc(articleCategories.position))
  const keys = Object.keys(venues) as VenueKey[]
  const opening = dayOf(calendar, FESTIVAL_WEEK, 'thu')
  const pass = seeded.evenings.find(({ what, day }) => what === 'gegenlicht' && day === opening)
  return {
    picture: (name) => seeded.pictures.get(name) ?? null,
    venues: Object.fromEntries(keys.map((key, place) => [key, venueIds[place]?.id])) as Record<
      VenueKey,
      number
    >,
    eventTags: seeded.vocabulary.eventTags,
    categories: categories.map(({ id }) => id),
    production: (key, locale) =>
      href('production', locale, {
        slug: slugOf(productions[key].title[locale]),
        id: seeded.productions[key],
      }),
    form: (key, locale) => {
      const form = formRows[FORMS.indexOf(key)]
      if (!form) throw new Error(`There is no form "${key}".`)
      return href('form', locale, { slug: slugOf(form.title[locale]), id: form.id })
    },
    festival: {
      from: houseInstant(opening, '18:00').toISOString(),
      middle: houseInstant(dayOf(calendar, FESTIVAL_WEEK, 'sat'), '03:00').toISOString(),
      to: houseInstant(dayOf(calendar, FESTIVAL_WEEK, 'sun'), '23:00').toISOString(),
      // A demo with few events may have no festival. The link then leads to the programme.
      pass: (locale) =>
        pass
          ? href('event', locale, { slug: slugOf(festival.gegenlicht.title[locale]), id: pass.id })
          : href('events', locale),
    },
  }
}
