import { expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../tests/support/fake-context.ts'
import type { EventFilter } from './filters.ts'
import { visibleFilter } from './visible-filter.ts'

const PAST = '2026-01-01T00:00:00Z'
const LATER = '2026-03-10T15:00:00Z'

/** A house in which something of these tables is hidden, and somebody takes part in three productions. */
function house(hidden: string[] = []) {
  return fakeContext(({ sql }) => {
    if (sql.includes('from production_contributor'))
      return [
        [20, true, PAST],
        [21, false, PAST],
        [22, true, LATER],
        [23, true, PAST],
      ]
    const [, table = ''] = /from (\w+) where/.exec(sql) ?? []
    return [[!hidden.includes(table), PAST]]
  })
}

it.each<[string, EventFilter, string[]]>([
  ['nothing', {}, []],
  ['a room', { room: 1 }, []],
  ['a series', { series: 2 }, ['series']],
  ['a production', { production: 3 }, ['productions']],
  ['a venue', { venue: 4 }, ['venues']],
])('2 §5: a filter by %s is that filter, where it may be seen', async (_, filter, tags) => {
  const { context } = house()
  const { where, key } = await visibleFilter(context, filter)
  expect(key).toBe(JSON.stringify(filter))
  expect(sqlOf(where)?.slice(1) ?? []).toEqual(Object.values(filter))
  expect([...context.reads.tags]).toEqual(tags)
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

it('somebody is found by the productions the caller may know of, until another one appears', async () => {
  const { context, asked } = house()
  const { where, key } = await visibleFilter(context, { person: 5 })
  expect(sqlOf(where)?.slice(1)).toEqual([5, 20, 23])
  expect(key).toBe('{"person":5} 20 23')
  expect(context.reads.expires).toEqual(new Date(LATER))
  expect([...context.reads.tags]).toEqual(['people', 'productions'])
  const [found] = asked.filter(({ sql }) => sql.includes('from production_contributor'))
  expect(found).toEqual({
    sql: 'select distinct production.id, production.is_online, production.published_at from production_contributor inner join production on production.id = production_contributor.production_id where production_contributor.person_id = $1 order by production.id',
    params: [5],
  })
})
