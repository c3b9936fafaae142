import { eventTags as eventTagRows, genres as genreRows } from '../../src/domains/events/tables.ts'
import {
  productionTags as productionTagRows,
  exhibitionTypes as typeRows,
} from '../../src/domains/productions/tables.ts'
import { series as seriesRows } from '../../src/domains/series/tables.ts'
import type { Db } from '../../src/platform/database/database.ts'
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
import { insertAll, takeIdsFor } from './rows.ts'
import type { Seeding } from './seeding.ts'

export interface VocabularyIds {
  types: Record<TypeKey, number>
  genres: Record<GenreKey, number>
  eventTags: Record<EventTagKey, number>
  productionTags: Record<ProductionTagKey, number>
  series: Record<SeriesKey, number>
}

/** The words events and productions are sorted by. */
export async function seedVocabulary({ db, pictureOf }: Seeding): Promise<VocabularyIds> {
  const typeIds = await takeIdsFor(db, typeRows, types)
  const typeKeys = Object.keys(types) as TypeKey[]
  await insertAll(
    db,
    typeRows,
    typeKeys.map((key, position) => ({ id: typeIds[key], ...types[key], position })),
  )
  const seriesIds = await takeIdsFor(db, seriesRows, series)
  const seriesKeys = Object.keys(series) as SeriesKey[]
  await insertAll(
    db,
    seriesRows,
    seriesKeys.map((key, position) => {
      const { description, ...words } = series[key]
      return {
        ...words,
        id: seriesIds[key],
        description: richText(description),
        imageId: pictureOf('series', key),
        position,
      }
    }),
  )
  return {
    types: typeIds,
    series: seriesIds,
    genres: await seedOptions(db, genreRows, genres),
    eventTags: await seedOptions(db, eventTagRows, eventTags),
    productionTags: await seedOptions(db, productionTagRows, productionTags),
  }
}

type OptionTable = typeof genreRows | typeof eventTagRows | typeof productionTagRows
type Option = { name: { de: string; en: string }; hidden?: boolean }

async function seedOptions<K extends string>(db: Db, table: OptionTable, options: Record<K, Option>) {
  const ids = await takeIdsFor(db, table, options)
  await insertAll(
    db,
    table,
    Object.entries<Option>(options).map(([key, { name, hidden = false }]) => ({
      id: ids[key as K],
      name,
      showInFilter: !hidden,
    })),
  )
  return ids
}
