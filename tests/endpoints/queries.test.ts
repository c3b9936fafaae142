import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { events, eventTagLinks, eventTags, genres } from '../../packages/foyer/src/domains/events/tables.ts'
import { personCategories, persons } from '../../packages/foyer/src/domains/people/tables.ts'
import {
  exhibitionTypes,
  productions,
  productionTagLinks,
  productionTags,
  seasons,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { subscriptions } from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import type { PgTable } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addEvent, addImage, addRow, addRows, bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { $client: pool } = house.app.platform.db as unknown as { $client: pg.Pool }
afterEach(() => void vi.restoreAllMocks())

/** The number of queries of a call, and of items in its answer. */
async function cost(url: string): Promise<{ queries: number; items: number }> {
  const query = vi.spyOn(pool, 'query')
  const connect = vi.spyOn(pool, 'connect')
  const answer = await house.inject(url)
  // The pool's own call for a query is not a second query.
  const transactions = connect.mock.calls.filter(([callback]) => callback === undefined).length
  const queries = query.mock.calls.length + transactions
  query.mockRestore()
  connect.mockRestore()
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const { results, data } = answer.json()
  return { queries, items: (results ?? data).length }
}

const kept = { venue: 0, room: 0, season: 0, type: 0, tag: 0, eventTag: 0, genre: 0, series: 0, category: 0 }
beforeAll(async () => {
  const add = async <T extends PgTable>(table: T, row: T['$inferInsert']) =>
    ((await addRow(house, table, row)) as { id: number }).id
  kept.venue = await add(venues, { name: bilingual('Haus') })
  kept.room = await add(rooms, { venueId: kept.venue, name: bilingual('Saal') })
  kept.season = await add(seasons, { name: bilingual('S'), dateFrom: '2026-01-01', dateTo: '2026-12-31' })
  kept.type = await add(exhibitionTypes, { slug: '903', name: bilingual('Konzert') })
  kept.tag = await add(productionTags, { name: bilingual('Neu') })
  kept.eventTag = await add(eventTags, { name: bilingual('Neu') })
  kept.genre = await add(genres, { name: bilingual('Jazz') })
  kept.series = await add(series, { name: bilingual('Reihe') })
  kept.category = await add(personCategories, { name: bilingual('Chor') })
})

const some = async <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let index = 0; index < count; index++) made.push(await one(index))
  return made
}

/** Each row has everything a row can have, so that a query per row would be noticed. */
const LISTS: [name: string, url: () => string, more: (count: number) => Promise<unknown>][] = [
  [
    'events',
    () => `/de/api/events/?room=${kept.room}&page_size=100`,
    async (count) => {
      const parentId = await addEvent(house, '2026-06-01T18:00:00Z', { title: bilingual('Festival') })
      const added = await addRows(
        house,
        events,
        await some(count, async (index) => {
          const production = { title: bilingual(`P${index}`), imageId: await addImage(house) }
          const { id: productionId } = await addRow(house, productions, production)
          const { room: roomId, series: seriesId, genre: genreId, type: exhibitionTypeId } = kept
          const linked = { parentId, productionId, roomId, seriesId, genreId, exhibitionTypeId }
          return eventAt('2026-06-01T18:00:00Z', linked)
        }),
      )
      const links = added.map(({ id }) => ({ eventId: id, tagId: kept.eventTag }))
      await addRows(house, eventTagLinks, links)
    },
  ],
  [
    'productions',
    () => `/de/api/productions/?season=${kept.season}&date=2026-05-01&page_size=100`,
    async (count) => {
      const added = await addRows(
        house,
        productions,
        await some(count, async (index) => ({
          title: bilingual(`Stück ${index}`),
          seasonId: kept.season,
          exhibitionTypeId: kept.type,
          imageId: await addImage(house),
        })),
      )
      await addRows(
        house,
        productionTagLinks,
        added.map(({ id }) => ({ productionId: id, tagId: kept.tag })),
      )
      const performed = added.map(({ id }) => eventAt('2026-06-01T18:00:00Z', { productionId: id }))
      await addRows(house, events, performed)
    },
  ],
  [
    'persons',
    () => `/de/api/persons/?category=${kept.category}&page_size=100`,
    async (count) =>
      addRows(
        house,
        persons,
        await some(count, async (index) => ({
          lastName: `Stimme ${index}`,
          categoryId: kept.category,
          imageId: await addImage(house),
        })),
      ),
  ],
  [
    'venues',
    () => '/de/api/venues/',
    async (count) =>
      addRows(
        house,
        venues,
        await some(count, async (index) => ({
          name: bilingual(`Haus ${index}`),
          imageId: await addImage(house),
        })),
      ),
  ],
  [
    'rooms',
    () => '/de/api/rooms/',
    async (count) =>
      addRows(
        house,
        rooms,
        await some(count, async (index) => ({
          name: bilingual(`Raum ${index}`),
          venueId: (await addRow(house, venues, { name: bilingual(`Ort ${index}`) })).id,
        })),
      ),
  ],
  [
    'series',
    () => '/de/api/series/',
    async (count) =>
      addRows(
        house,
        series,
        await some(count, async (index) => ({
          name: bilingual(`Reihe ${index}`),
          imageId: await addImage(house),
        })),
      ),
  ],
  [
    'subscriptions',
    () => '/de/api/subscriptions/',
    async (count) =>
      addRows(
        house,
        subscriptions,
        await some(count, async (index) => ({
          name: bilingual(`Abo ${index}`),
          eventCount: 3,
          seriesId: (await addRow(house, series, { name: bilingual(`Zyklus ${index}`) })).id,
        })),
      ),
  ],
]

/** The count of a list, its rows, their tags and pictures: more would mean that the number grows. */
const MOST_QUERIES = 5

describe('a list asks the database equally often for 3 items and for 60', () => {
  it.each(LISTS)('%s', async (_name, url, more) => {
    // Remembered values, such as whether the site is online, are read by the first call.
    await more(1)
    await cost(url())
    await more(2)
    const few = await cost(url())
    expect(few.items).toBeGreaterThanOrEqual(3)
    await more(57)
    const many = await cost(url())
    expect(many.items).toBe(few.items + 57)
    expect(many.queries).toBe(few.queries)
    expect(many.queries).toBeGreaterThan(0)
    expect(many.queries).toBeLessThanOrEqual(MOST_QUERIES)
  })

  it('sees a query for each item where there is one', async () => {
    const query = vi.spyOn(pool, 'query')
    for (let index = 0; index < 3; index++) await house.app.platform.db.select().from(series).limit(1)
    expect(query).toHaveBeenCalledTimes(3)
  })
})
