import { dayOf } from '../calendar.ts'
import type { FormKey, References } from '../pages/furnish.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { VenueKey } from '../venues.ts'
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
  venues: Record<VenueKey, number>
  categories: number[]
  forms: number[]
}

/** The items that the pages of the demo refer to. */
export function referencesTo({ desk, calendar }: Seeding, seeded: Seeded): References {
  const { pictures, productions, evenings, vocabulary, venues, categories, forms } = seeded
  const opening = dayOf(calendar, FESTIVAL_WEEK, 'thu')
  const pass = evenings.find(({ what, day }) => what === 'gegenlicht' && day === opening)
  return {
    ...{ venues, categories, eventTags: vocabulary.eventTags },
    picture: (name) => pictures.get(name) ?? null,
    production: (key, language) => desk.address('production', productions[key], language),
    form: (key, language) => desk.address('form', forms[FORMS.indexOf(key)] as number, language),
    festival: {
      from: desk.instant(opening, '18:00'),
      middle: desk.instant(dayOf(calendar, FESTIVAL_WEEK, 'sat'), '03:00'),
      to: desk.instant(dayOf(calendar, FESTIVAL_WEEK, 'sun'), '23:00'),
      // A demo with few events may have no festival. The link then leads to the programme.
      pass: (language) => (pass ? desk.address('event', pass.id, language) : desk.screen('events', language)),
    },
  }
}
