import { richText } from 'openfoyer/content'
import { type SeriesKey, series } from '../series.ts'
import {
  type EventTagKey,
  eventTags,
  type GenreKey,
  type GenreKind,
  genres,
  type ProductionTagKey,
  productionTags,
  type TypeKey,
  types,
} from '../vocabulary.ts'
import { named } from './named.ts'
import type { Seeding } from './seeding.ts'

export interface VocabularyIds {
  types: Record<TypeKey, number>
  genres: Record<GenreKey, number>
  eventTags: Record<EventTagKey, number>
  productionTags: Record<ProductionTagKey, number>
  series: Record<SeriesKey, number>
}

interface Option {
  kind?: GenreKind
  name: { de: string; en: string }
  hidden?: boolean
}
const option = ({ name, kind, hidden = false }: Option) => ({
  name,
  ...(kind && { kind }),
  show_in_filter: !hidden,
})

/** Adds the categories of events and productions. */
export async function seedVocabulary({ desk, pictureOf }: Seeding): Promise<VocabularyIds> {
  return {
    types: await desk.add(
      'exhibitiontype',
      named(types as Record<TypeKey, (typeof types)[TypeKey]>, (type, _, position) => ({
        ...type,
        position,
      })),
    ),
    series: await desk.add(
      'series',
      named(
        series as Record<SeriesKey, (typeof series)[SeriesKey]>,
        ({ name, subtitle, description }, key, position) => ({
          name,
          subtitle,
          description: richText(description),
          image: pictureOf('series', key),
          position,
        }),
      ),
    ),
    genres: await desk.add('genre', named(genres as Record<GenreKey, Option>, option)),
    eventTags: await desk.add('eventtag', named(eventTags as Record<EventTagKey, Option>, option)),
    productionTags: await desk.add(
      'productiontag',
      named(productionTags as Record<ProductionTagKey, Option>, option),
    ),
  }
}
