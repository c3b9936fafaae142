import { expect, it } from 'vitest'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { countVisible } from './counting.ts'
import { boolean, eq, integer, pgTable, timestamp } from './drizzle.ts'

const plays = pgTable('play', {
  room: integer(),
  isOnline: boolean().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
})
const NOW = '2026-03-10T12:00:00.000Z'
const NEXT = '2026-03-12T09:00:00.000Z'
const list = { key: 'plays', tags: ['plays', 'rooms'], table: plays, where: eq(plays.room, 3) }

it('visitors are told of what they may see, and until when', async () => {
  const { context, asked } = fakeContext(() => [[5, NEXT]])
  expect(await countVisible(context, list)).toBe(5)
  expect(asked).toEqual([
    {
      sql: 'select count(*) filter (where play.published_at <= $1)::int, min(published_at) filter (where play.published_at > $2) from play where (play.room = $3 and play.is_online)',
      params: [NOW, NOW, 3],
    },
  ])
  expect(context.reads.expires).toEqual(new Date(NEXT))
  expect([...context.reads.tags]).toEqual(['plays', 'rooms'])
})

it('editors are told of everything', async () => {
  const { context, asked } = fakeContext(() => [[7, null]], { viewer: { role: 'editor', userId: 1 } })
  expect(await countVisible(context, list)).toBe(7)
  expect(asked[0]?.sql).toBe(
    'select count(*) filter (where true)::int, min(published_at) filter (where play.published_at > $1) from play where play.room = $2',
  )
  expect(context.reads.expires).toBeNull()
})

it('the number is kept for each audience until something changes or the next item is due', async () => {
  const { context, asked } = fakeContext(() => [[5, NEXT]])
  const editing = { ...context, viewer: { role: 'editor', userId: 1 } as const }
  for (const caller of [context, context, editing, editing]) await countVisible(caller, list)
  expect(asked).toHaveLength(2)
  await countVisible(context, { ...list, key: 'other plays' })
  expect(asked).toHaveLength(3)
  await context.changes.announce(context.db, 'rooms')
  await countVisible(context, list)
  expect(asked).toHaveLength(4)
  context.clock.set(NEXT)
  await countVisible(context, list)
  expect(asked).toHaveLength(5)
})

it('nothing is none', async () => {
  const { context } = fakeContext(() => [])
  expect(await countVisible(context, list)).toBe(0)
  expect(context.reads.expires).toBeNull()
})

it('where nothing is due, what else the answer is made of says until when it is right', async () => {
  const { context } = fakeContext(() => [[5, null]])
  context.reads.until(new Date(NEXT))
  await countVisible(context, list)
  expect(context.reads.expires).toEqual(new Date(NEXT))
})
