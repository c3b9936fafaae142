import { describe, expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../../../tests/support/fake-context.ts'
import { recordReads } from '../cache/reads.ts'
import { fakeClock } from '../time/clock.ts'
import { VISITOR, type Viewer } from '../viewer.ts'
import { boolean, integer, pgTable, timestamp } from './drizzle.ts'
import { areItemsVisibleTo, isItemVisibleTo, isVisibleTo, visibleTo } from './visibility.ts'

const clock = fakeClock('2031-03-10T09:00:00Z')
const BEFORE = new Date('2031-03-10T08:59:59Z')
const AFTER = new Date('2031-03-10T09:00:01Z')

function look(viewer: Viewer, isOnline: boolean, publishedAt: Date) {
  const reads = recordReads()
  return { seen: isVisibleTo({ viewer, clock, reads }, { isOnline, publishedAt }), until: reads.expires }
}

describe('a row that was read anyway', () => {
  it.each([
    ['online and due', true, BEFORE, true, null],
    ['due this very moment', true, clock.now(), true, null],
    ['offline', false, BEFORE, false, null],
    ['still to come, and waited for', true, AFTER, false, AFTER],
    ['offline and still to come: it will not come by itself', false, AFTER, false, null],
  ])('%s', (_, isOnline, publishedAt, seen, until) => {
    expect(look(VISITOR, isOnline, publishedAt)).toEqual({ seen, until })
    expect(look({ role: 'customer', userId: 1 }, isOnline, publishedAt)).toEqual({ seen, until })
    expect(look({ role: 'editor', userId: 1 }, isOnline, publishedAt)).toEqual({ seen: true, until: null })
  })
})

describe('the rows a list is read from', () => {
  const plays = pgTable('play', {
    isOnline: boolean(),
    publishedAt: timestamp({ withTimezone: true }),
  })

  it('are for visitors those that are online and due', () => {
    const expected = ['(play.is_online = $1 and play.published_at <= $2)', true, '2031-03-10T09:00:00.000Z']
    expect(sqlOf(visibleTo({ viewer: VISITOR, clock }, plays))).toEqual(expected)
    expect(sqlOf(visibleTo({ viewer: { role: 'customer', userId: 1 }, clock }, plays))).toEqual(expected)
  })

  it('are for editors and admins all of them', () => {
    for (const role of ['editor', 'admin'] as const)
      expect(visibleTo({ viewer: { role, userId: 1 }, clock }, plays)).toBeUndefined()
  })
})

describe('an item that is only named by its id', () => {
  const plays = pgTable('play', {
    id: integer().notNull(),
    isOnline: boolean().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  })
  const tagOf = (id: number) => `play:${id}`
  const PAST = '2026-03-10T11:00:00Z'
  const LATER = '2026-03-10T13:00:00Z'

  it.each([
    ['is there and may be seen', [[true, PAST]], true, null],
    ['is hidden', [[false, PAST]], false, null],
    ['is still to come', [[true, LATER]], false, LATER],
    ['is not there', [], false, null],
  ])('%s', async (_, rows, isSeen, until) => {
    const { context, asked } = fakeContext(() => rows)
    expect(await isItemVisibleTo(context, plays as never, tagOf, 7)).toBe(isSeen)
    expect(asked).toEqual([
      { sql: 'select is_online, published_at from play where play.id = $1', params: [7] },
    ])
    expect([...context.reads.tags]).toEqual(['play:7'])
    expect(context.reads.expires).toEqual(until && new Date(until))
  })

  it('is one of several: all that are named must be seen, and the others are not looked for', async () => {
    const hidden = new Set([2])
    const ask = async (...ids: (number | undefined)[]) => {
      const { context, asked } = fakeContext(({ params }) => [[!hidden.has(params[0] as number), PAST]])
      const items = ids.map((id): [never, typeof tagOf, number | undefined] => [plays as never, tagOf, id])
      return [await areItemsVisibleTo(context, items), asked.length]
    }
    expect(await ask()).toEqual([true, 0])
    expect(await ask(undefined, undefined)).toEqual([true, 0])
    expect(await ask(1, undefined, 3)).toEqual([true, 2])
    expect(await ask(1, 2, 3)).toEqual([false, 2])
  })
})
