import { events, eventTagLinks, eventTags, genres } from '../../packages/foyer/src/domains/events/tables.ts'
import { exhibitionTypes } from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { addRow, addRows, bilingual, eventAt } from './rows.ts'
import type { startTestApp } from './test-app.ts'

/** The filters of the programme (2 §3). */
export const KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const
export type Key = (typeof KEYS)[number]

/** Every combination of two options of every filter. */
export const COMBINATIONS = Array.from({ length: 2 ** KEYS.length }, (_, bits) =>
  KEYS.map((_key, at) => ((bits >> at) & 1) as 0 | 1),
)

/**
 * Adds one event for each combination, from 1 May 2031 on, a day apart within the month; its title names the combination. Returns
 * the two options of every filter as addresses name them.
 */
export async function addGrid(house: Awaited<ReturnType<typeof startTestApp>>) {
  const venueId = (await addRow(house, venues, { name: bilingual('Haus', 'House') })).id
  const named = [{ name: bilingual('Eins', 'One') }, { name: bilingual('Zwei', 'Two') }]
  const inVenue = named.map((row) => ({ ...row, venueId }))
  const withSlug = named.map((row, at) => ({ ...row, slug: `90${at + 1}` }))
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id) as [number, number]
  const typeIds = idsOf(await addRows(house, exhibitionTypes, withSlug))
  const options: Record<Key, [number, number]> = {
    room: idsOf(await addRows(house, rooms, inVenue)),
    type: [901, 902],
    tag: idsOf(await addRows(house, eventTags, named)),
    series: idsOf(await addRows(house, series, named)),
    genre: idsOf(await addRows(house, genres, named)),
  }
  const added = await addRows(
    house,
    events,
    COMBINATIONS.map(([room = 0, type = 0, tag = 0, line = 0, genre = 0], at) =>
      eventAt(`2031-05-${String((at % 31) + 1).padStart(2, '0')}T18:00:00Z`, {
        title: bilingual([room, type, tag, line, genre].join('')),
        roomId: options.room[room],
        exhibitionTypeId: typeIds[type],
        seriesId: options.series[line],
        genreId: options.genre[genre],
      }),
    ),
  )
  await addRows(
    house,
    eventTagLinks,
    added.map(({ id }, at) => ({ eventId: id, tagId: options.tag[COMBINATIONS[at]?.[2] ?? 0] })),
  )
  return { options, venueId }
}
