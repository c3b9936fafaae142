import {
  productionContributors,
  productions as productionRows,
  productionTagLinks,
  seasons as seasonRows,
} from '../../src/domains/productions/tables.ts'
import { dayOf } from '../calendar.ts'
import type { Production } from '../productions/production.ts'
import { type ProductionKey, productions } from '../productions/productions.ts'
import type { Evening } from '../programme/evenings.ts'
import { seasonOf, twoSeasons } from '../seasons.ts'
import { NOTHING, richText } from '../texts.ts'
import { contributorOf, type PersonIds } from './people.ts'
import { insertAll, takeIds, takeIdsFor } from './rows.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

const PRODUCTIONS = Object.entries(productions) as [ProductionKey, Production][]

export async function seedProductions(
  { db, calendar, pictureOf, withRecording }: Seeding,
  evenings: Evening[],
  people: PersonIds,
  vocabulary: VocabularyIds,
): Promise<Record<ProductionKey, number>> {
  const seasons = twoSeasons(calendar.today)
  const seasonIds = await takeIds(db, seasonRows, seasons.length)
  await insertAll(
    db,
    seasonRows,
    seasons.map((season, index) => ({ id: seasonIds[index], ...season })),
  )

  const firstNightOf = (key: ProductionKey, { openedWeeksAgo = 0 }: Production) =>
    evenings.find(({ what, marks, round }) => what === key && round === 0 && marks.includes('premiere'))
      ?.day ?? dayOf(calendar, -openedWeeksAgo, 'fri')

  const ids = await takeIdsFor(db, productionRows, productions)
  await insertAll(
    db,
    productionRows,
    PRODUCTIONS.map(([key, production], position) => {
      const premiereOn = firstNightOf(key, production)
      return {
        id: ids[key],
        title: production.title,
        subtitle: production.subtitle,
        author: production.author,
        description: richText(production.description),
        seasonId: seasonIds[seasonOf(premiereOn, seasons)],
        exhibitionTypeId: vocabulary.types[production.type],
        premiereOn,
        imageId: pictureOf('production', key),
        durationMinutes: production.minutes,
        language: production.language,
        surtitles: production.surtitles ?? NOTHING,
        ageAdvice: production.ageAdvice ?? NOTHING,
        works: (production.works ?? []).map(withRecording),
        videoUrl: production.film ?? '',
        videoImageId: pictureOf('film', key),
        promoter: production.promoter ?? NOTHING,
        position,
      }
    }),
  )
  await insertAll(
    db,
    productionTagLinks,
    PRODUCTIONS.flatMap(([key, { tags }]) =>
      tags.map((tag) => ({ productionId: ids[key], tagId: vocabulary.productionTags[tag] })),
    ),
  )
  await insertAll(
    db,
    productionContributors,
    PRODUCTIONS.flatMap(([key, { bill }]) =>
      bill.map((credit, position) => ({
        productionId: ids[key],
        ...contributorOf(credit, position, people),
      })),
    ),
  )
  return ids
}
