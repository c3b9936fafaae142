import type { ProductionKey } from '../productions/productions.ts'
import type { Evening } from '../programme/evenings.ts'
import type { RoomKey } from '../venues.ts'
import { eventValues, isProduction, roomOf, showOf, tagsOf } from './event-rows.ts'
import { contributorValues, type PersonIds } from './people.ts'
import type { Seeding } from './seeding.ts'
import type { VocabularyIds } from './vocabulary.ts'

/** The shop's numbers of events begin here. */
const FIRST_SHOP_ID = 100_001

interface Known {
  rooms: Record<RoomKey, number>
  people: PersonIds
  productions: Record<ProductionKey, number>
  vocabulary: VocabularyIds
}

/** An event and the id of its row. */
export type SeededEvening = Evening & { id: number }

export async function seedEvents(
  seeding: Seeding,
  evenings: Evening[],
  { rooms, people, productions, vocabulary }: Known,
): Promise<SeededEvening[]> {
  const { desk, pictureOf, galleryOf, withRecording } = seeding
  const ids = await desk.reserve('event', evenings.length)
  const seeded = evenings.map((evening, index) => ({ ...evening, id: ids[index] as number }))
  const festivals = new Map(
    seeded.filter(({ what }) => what === 'gegenlicht').map(({ round, id }) => [round, id]),
  )
  // An event shows the poster of its production, or the picture of its series.
  const pictureFor = (what: Evening['what']) =>
    pictureOf('event', what) ?? pictureOf('series', showOf(what).series ?? '')
  await desk.add(
    'event',
    seeded.map((evening, index) => {
      const { id, what, marks, round } = evening
      const show = showOf(what)
      return {
        id,
        ...eventValues(evening, FIRST_SHOP_ID + index),
        parent: marks.includes('festival') ? (festivals.get(round) ?? null) : null,
        production: isProduction(what) ? productions[what] : null,
        room: rooms[roomOf(evening)],
        series: show.series ? vocabulary.series[show.series] : null,
        genre: vocabulary.genres[show.genre],
        exhibition_type: vocabulary.types[show.type],
        tags: tagsOf(evening).map((tag) => vocabulary.eventTags[tag]),
        images: isProduction(what) ? [] : galleryOf(what),
        // Texts, pictures and credits of an event with a production are those of the production.
        ...(!isProduction(what) && {
          image: pictureFor(what),
          works: (show.works ?? []).map(withRecording),
          video_url: show.film ?? '',
          video_image: pictureOf('film', what),
          contributors: (show.bill ?? []).map((credit) => contributorValues(credit, people)),
        }),
      }
    }),
  )
  return seeded
}
