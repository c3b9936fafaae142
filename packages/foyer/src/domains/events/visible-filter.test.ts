import { expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../../../tests/support/fake-context.ts'
import type { EventFilter } from './filters.ts'
import { visibleFilter } from './visible-filter.ts'

const PAST = '2026-01-01T00:00:00Z'
const LATER = '2026-03-10T15:00:00Z'

/** A house in which items of the given tables are hidden, and a person takes part in three productions. */
function house(hidden: string[] = []) {
  return fakeContext(({ sql }) => {
    if (sql.includes('from production_contributor'))
      return [
        [20, true, PAST],
        [21, false, PAST],
        [22, true, LATER],
        [23, true, PAST],
      ]
    if (sql.startsWith('select id, is_online, published_at from production where'))
      return [
        [20, true, PAST],
        [21, false, PAST],
        [22, true, LATER],
      ]
    if (sql.includes('from room where')) return [[31], [32]]
    if (sql.includes('from event_contributor')) return [[40]]
    const [, table = ''] = /from (\w+) where/.exec(sql) ?? []
    return [[!hidden.includes(table), PAST]]
  })
}

it.each<[string, EventFilter, string[], string[]]>([
  ['nothing', {}, [], ['events']],
  ['a genre', { genre: 7 }, [], ['events']],
  ['a room', { room: 1 }, [], ['events of room:1']],
  ['a series', { series: 2 }, ['series:2'], ['events of series:2']],
  ['a production', { production: 3 }, ['production:3'], ['events of production:3']],
  ['a venue', { venue: 4 }, ['venue:4'], ['venue:4', 'events of room:31', 'events of room:32']],
])('2 §5: a filter by %s is that filter, where it may be seen', async (_, filter, seen, tags) => {
  const { context } = house()
  const { where, key, tags: ofList } = await visibleFilter(context, filter)
  expect(ofList).toEqual(['production-words', ...tags])
  expect(key).toBe(JSON.stringify(filter))
  expect(sqlOf(where)?.slice(1) ?? []).toEqual(Object.values(filter))
  expect([...context.reads.tags]).toEqual(seen)
})

it.each<[string, EventFilter]>([
  ['series', { series: 2, room: 1 }],
  ['production', { production: 3 }],
  ['venue', { venue: 4 }],
  ['person', { person: 5 }],
])('by a %s that is hidden nothing is found', async (table, filter) => {
  const { where, key } = await visibleFilter(house([table]).context, filter)
  expect([sqlOf(where), key]).toEqual([['false'], 'nothing'])
})

it('of several series those count that the caller may see', async () => {
  const seen = (hidden: number[]) =>
    fakeContext(({ params }) => [[!hidden.includes(Number(params[0])), PAST]]).context
  const filter = { series: [2, 3] }
  const all = await visibleFilter(seen([]), filter)
  expect(sqlOf(all.where)).toEqual(['event.series_id in ($1, $2)', 2, 3])
  expect(all.tags).toEqual(['production-words', 'events of series:2', 'events of series:3'])
  expect(sqlOf((await visibleFilter(seen([2]), filter)).where)).toEqual(['event.series_id = $1', 3])
  expect((await visibleFilter(seen([2, 3]), filter)).key).toBe('nothing')
})

it('somebody is found by the productions the caller may know of, until another one appears', async () => {
  const { context, asked } = house()
  const { where, key, tags } = await visibleFilter(context, { person: 5 })
  expect(sqlOf(where)?.slice(1)).toEqual([5, 20, 23])
  expect(key).toBe('{"person":5} 20 23')
  expect(context.reads.expires).toEqual(new Date(LATER))
  const ofProductions = [20, 21, 22, 23].map((id) => `production:${id}`)
  expect([...context.reads.tags]).toEqual(['person:5', 'productions of person:5', ...ofProductions])
  expect(tags).toEqual([
    'production-words',
    'events of person:5',
    'event:40',
    'events of production:20',
    'events of production:23',
  ])
  const [found] = asked.filter(({ sql }) => sql.includes('from production_contributor'))
  expect(found).toEqual({
    sql: 'select distinct production.id, production.is_online, production.published_at from production_contributor inner join production on production.id = production_contributor.production_id where production_contributor.person_id = $1 order by production.id',
    params: [5],
  })
})

it.each<[string, EventFilter, string, unknown[]]>([
  ['season', { production_season: 8 }, 'production.season_id = $1', [8]],
  [
    'tag',
    { production_tag: 9 },
    'production.id in (select production_id from production_tag_link where production_tag_link.tag_id = $1)',
    [9],
  ],
])(
  'what is played of the productions of a %s is found as far as those may be known',
  async (_, filter, of, values) => {
    const { context, asked } = house()
    const { where } = await visibleFilter(context, { ...filter, room: 1 })
    expect(sqlOf(where)).toEqual(['(event.room_id = $1 and event.production_id in ($2))', 1, 20])
    expect(asked).toEqual([
      { sql: `select id, is_online, published_at from production where ${of}`, params: values },
    ])
    expect([...context.reads.tags]).toEqual(['productions'])
    expect(context.reads.expires, 'until another one appears').toEqual(new Date(LATER))
  },
)

it('what a list is dropped by is asked of the rooms of the venue and the events of the person', async () => {
  const { context, asked } = house()
  await visibleFilter(context, { venue: 4 })
  expect(asked.at(-1)).toEqual({ sql: 'select id from room where room.venue_id = $1', params: [4] })
  await visibleFilter(context, { person: 5 })
  expect(asked.at(-1)).toEqual({
    sql: 'select distinct event_id from event_contributor where event_contributor.person_id = $1',
    params: [5],
  })
})

it('under a tag every event counts: what ties it to one does not say what else the event belongs to', async () => {
  expect((await visibleFilter(house().context, { tag: 9, production: 3 })).tags).toContain('events')
})
