import { eventContributors, events as eventRows, eventTagLinks } from '../../src/domains/events/tables.ts'
import type { Credit } from '../people/people.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { Evening } from '../programme/evenings.ts'
import type { RoomKey } from '../venues.ts'
import { eventColumns, isProduction, roomOf, showOf, tagsOf } from './event-rows.ts'
import { contributorOf, type PersonIds } from './people.ts'
import { insertAll, takeIds } from './rows.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

/** The shop counts its events from here. */
const FIRST_SHOP_ID = 100_001

interface Known {
  rooms: Record<RoomKey, number>
  people: PersonIds
  productions: Record<ProductionKey, number>
  vocabulary: VocabularyIds
}

/** An evening and the key of its row. */
export type SeededEvening = Evening & { id: number }

export async function seedEvents(
  { db, pictureOf, withRecording }: Seeding,
  evenings: Evening[],
  { rooms, people, productions, vocabulary }: Known,
): Promise<SeededEvening[]> {
  const ids = await takeIds(db, eventRows, evenings.length)
  const seeded = evenings.map((evening, index) => ({ ...evening, id: ids[index] as number }))
  const festivals = new Map(
    seeded.filter(({ what }) => what === 'gegenlicht').map(({ round, id }) => [round, id]),
  )
  // A production lends its evenings its poster, a series its picture.
  const pictureFor = (what: Evening['what']) =>
    pictureOf('event', what) ?? pictureOf('series', showOf(what).series ?? '')
  await insertAll(
    db,
    eventRows,
    seeded.map((evening, index) => {
      const { id, what, marks, round } = evening
      const show = showOf(what)
      return {
        id,
        parentId: marks.includes('festival') ? festivals.get(round) : null,
        productionId: isProduction(what) ? productions[what] : null,
        roomId: rooms[roomOf(evening)],
        seriesId: show.series ? vocabulary.series[show.series] : null,
        genreId: vocabulary.genres[show.genre],
        exhibitionTypeId: vocabulary.types[show.type],
        imageId: isProduction(what) ? null : pictureFor(what),
        // What an evening of a production plays and shows stands with the production.
        ...(!isProduction(what) && {
          works: (show.works ?? []).map(withRecording),
          videoUrl: show.film ?? '',
          videoImageId: pictureOf('film', what),
        }),
        ...eventColumns(evening, FIRST_SHOP_ID + index),
      }
    }),
  )
  await insertAll(
    db,
    eventTagLinks,
    seeded.flatMap((evening) =>
      tagsOf(evening).map((tag) => ({ eventId: evening.id, tagId: vocabulary.eventTags[tag] })),
    ),
  )
  await insertAll(
    db,
    eventContributors,
    seeded.flatMap(({ id, what }) =>
      // The bill of a production stands with the production.
      billOf(what).map((credit, position) => ({ eventId: id, ...contributorOf(credit, position, people) })),
    ),
  )
  return seeded
}

function billOf(what: Evening['what']): Credit[] {
  return isProduction(what) ? [] : (showOf(what).bill ?? [])
}
