import { drizzle } from 'drizzle-orm/pg-proxy'
import { expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../../../tests/support/fake-context.ts'
import { PgDialect } from '../../platform/database/drizzle.ts'
import { matches, type ProductionFilter } from './filters.ts'
import { isPerformedFrom, nextAppearance } from './performances.ts'

const { context } = fakeContext()
const NOW = '2026-03-10T12:00:00.000Z'

it.each<[string, ProductionFilter, unknown]>([
  ['nothing are all of them', {}, null],
  ['a season', { season: 1 }, ['production.season_id = $1', 1]],
  [
    'a type, by its slug',
    { exhibition_type: 2 },
    [
      'production.exhibition_type_id in (select id from exhibition_type where exhibition_type.slug = $1)',
      '2',
    ],
  ],
  [
    'a tag',
    { tag: 3 },
    [
      'production.id in (select production_id from production_tag_link where production_tag_link.tag_id = $1)',
      3,
    ],
  ],
  [
    'a person',
    { person: 4 },
    [
      'production.id in (select production_id from production_contributor where production_contributor.person_id = $1)',
      4,
    ],
  ],
  [
    'a day: something of it that visitors may see is then or later',
    { date: '2026-03-10' },
    [
      'exists (select 1 from event where (event.production_id = production.id and event.last_day >= $1 and (event.is_online = $2 and event.published_at <= $3)))',
      '2026-03-10',
      true,
      NOW,
    ],
  ],
  [
    'several at once: each must hold',
    { season: 1, tag: 3 },
    [
      '(production.season_id = $1 and production.id in (select production_id from production_tag_link where production_tag_link.tag_id = $2))',
      1,
      3,
    ],
  ],
])('2 §3: productions by %s', (_, filter, expected) => {
  expect(sqlOf(matches(context, filter))).toEqual(expected)
})

it('the columns of an event are named in full: the driver would make names for one table only', () => {
  const db = drizzle(async () => ({ rows: [] })) as unknown as typeof context.db
  const { sql } = new PgDialect().sqlToQuery(isPerformedFrom({ ...context, db }, '2026-03-10'))
  for (const column of ['production_id', 'last_day', 'is_online', 'published_at'])
    expect(sql).toContain(`"event"."${column}"`)
})

it('a list by day ends when the next event of these days appears, which is asked for once', async () => {
  const { context, asked } = fakeContext(() => [['2026-03-12T09:00:00Z']])
  const next = new Date('2026-03-12T09:00:00Z')
  expect(await nextAppearance(context, '2026-03-10')).toEqual(next)
  expect(await nextAppearance(context, '2026-03-10')).toEqual(next)
  expect(asked).toEqual([
    {
      sql: 'select min(published_at) from event where (event.production_id is not null and event.last_day >= $1 and event.is_online = $2 and event.published_at > $3)',
      params: ['2026-03-10', true, NOW],
    },
  ])
  await nextAppearance(context, '2026-03-11')
  expect(asked).toHaveLength(2)
  await context.changes.announce(context.db, 'events')
  await nextAppearance(context, '2026-03-10')
  expect(asked).toHaveLength(3)
  expect(await nextAppearance({ ...context, viewer: { role: 'editor', userId: 1 } }, '2026-03-10')).toBeNull()
  expect(asked).toHaveLength(3)
})

it('and is found anew when that moment has come', async () => {
  const { context, asked } = fakeContext(() => [['2026-03-12T09:00:00Z']])
  await nextAppearance(context, '2026-03-10')
  context.clock.set('2026-03-12T09:00:00Z')
  await nextAppearance(context, '2026-03-10')
  expect(asked).toHaveLength(2)
})

it('nothing is to come where no row says so', async () => {
  expect(await nextAppearance(fakeContext(() => [[null]]).context, '2026-03-10')).toBeNull()
})
