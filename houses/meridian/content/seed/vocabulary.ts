import { eventTag, genre } from '../../../../packages/foyer/src/domains/events/vocabulary-subjects.ts'
import {
  exhibitionType,
  productionTag,
} from '../../../../packages/foyer/src/domains/productions/vocabulary-subjects.ts'
import { series as seriesSubject } from '../../../../packages/foyer/src/domains/series/series-subject.ts'
import { type SeriesKey, series } from '../series.ts'
import { richText } from '../texts.ts'
import {
  type EventTagKey,
  eventTags,
  type GenreKey,
  genres,
  type ProductionTagKey,
  productionTags,
  type TypeKey,
  types,
} from '../vocabulary.ts'
import { seedNamed } from './rows.ts'
import type { Seeding } from './seeding.ts'

export interface VocabularyIds {
  types: Record<TypeKey, number>
  genres: Record<GenreKey, number>
  eventTags: Record<EventTagKey, number>
  productionTags: Record<ProductionTagKey, number>
  series: Record<SeriesKey, number>
}

interface Option {
  name: { de: string; en: string }
  hidden?: boolean
}
const option = ({ name, hidden = false }: Option) => ({ name, show_in_filter: !hidden })

/** Adds the categories of events and productions. */
export async function seedVocabulary(seeding: Seeding): Promise<VocabularyIds> {
  return {
    types: await seedNamed(seeding, exhibitionType, types, (type, _, position) => ({ ...type, position })),
    series: await seedNamed(
      seeding,
      seriesSubject,
      series as Record<SeriesKey, (typeof series)[SeriesKey]>,
      ({ name, subtitle, description }, key, position) => ({
        name,
        subtitle,
        description: richText(description),
        image: seeding.pictureOf('series', key),
        position,
      }),
    ),
    genres: await seedNamed(seeding, genre, genres as Record<GenreKey, Option>, option),
    eventTags: await seedNamed(seeding, eventTag, eventTags as Record<EventTagKey, Option>, option),
    productionTags: await seedNamed(
      seeding,
      productionTag,
      productionTags as Record<ProductionTagKey, Option>,
      option,
    ),
  }
}
