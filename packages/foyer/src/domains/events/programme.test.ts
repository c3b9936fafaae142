import { describe, expect, it } from 'vitest'
import { eventRow } from '../../../../../tests/support/event-rows.ts'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { listDays, listEvents } from './programme.ts'

const PAGE = { page: 1, page_size: 10 }
const isRunning = (sql: string) => sql.includes('event.last_day > event.day')
const isCount = (sql: string) => sql.startsWith('select count')
const isEvents = (sql: string) => sql.includes('left join venue')

/** A house with some running and some coming events, numbered in the order of the programme. */
function house(running: number, coming: number, more = {}) {
  return fakeContext(({ sql, params }) => {
    if (isCount(sql)) return [[isRunning(sql) ? running : coming, null]]
    if (!isEvents(sql)) return []
    const [limit, offset] = / limit \$\d+ offset \$\d+$/.test(sql) ? params.slice(-2) : [params.at(-1), 0]
    const ids = isRunning(sql)
      ? Array.from({ length: running }, (_, place) => place + 1)
      : Array.from({ length: coming }, (_, place) => 100 + place)
    const day = isRunning(sql) ? '2026-02-01' : '2026-03-20'
    return ids
      .slice(Number(offset), Number(offset) + Number(limit))
      .map((id) => eventRow({ id, day, ...more }))
  })
}
const idsOf = async (context: Parameters<typeof listEvents>[0], params: Parameters<typeof listEvents>[1]) =>
  (await listEvents(context, params)).results.map(({ id }) => id)

describe('the programme', () => {
  it('begins with what is running, which stands on the first day shown', async () => {
    const { context } = house(2, 3)
    const { count, results } = await listEvents(context, PAGE)
    expect(count).toBe(5)
    expect(results.map(({ id, day }) => [id, day])).toEqual([
      [1, '2026-03-10'],
      [2, '2026-03-10'],
      [100, '2026-03-20'],
      [101, '2026-03-20'],
      [102, '2026-03-20'],
    ])
  })

  it.each([
    [1, [1, 2, 3]],
    [2, [4, 100, 101]],
    [3, [102, 103, 104]],
    [4, [105]],
  ])('page %i goes on where the one before it ended', async (page, ids) => {
    const { context } = house(4, 6)
    expect(await idsOf(context, { page, page_size: 3 })).toEqual(ids)
  })

  it('ends a page with a single one where there is room for no more', async () => {
    const { context } = house(2, 3)
    expect(await idsOf(context, { page: 1, page_size: 3 })).toEqual([1, 2, 100])
  })

  it('asks for no rows where there are none', async () => {
    const { context, asked } = house(3, 6)
    await listEvents(context, { page: 1, page_size: 3 })
    expect(asked.filter(({ sql }) => isEvents(sql)).map(({ sql }) => isRunning(sql))).toEqual([true])
    const none = house(0, 2)
    await listEvents(none.context, PAGE)
    expect(none.asked.filter(({ sql }) => isEvents(sql)).map(({ sql }) => isRunning(sql))).toEqual([false])
  })

  it('reads what visitors may see, in the order of beginnings', async () => {
    const { context, asked } = house(1, 1)
    await listEvents(context, { ...PAGE, room: 3 })
    const [running, coming] = asked.filter(({ sql }) => isEvents(sql))
    const isShown = '(event.is_online = $4 and event.published_at <= $5)'
    const ofDays = {
      running: '(event.last_day > event.day and event.last_day >= $1 and event.day < $2)',
      coming: '(event.day >= $1 and event.date_start >= $2)',
    }
    const inOrder = 'order by event.date_start asc, event.id asc'
    expect(running?.sql).toContain(
      `where ((${ofDays.running} and event.room_id = $3) and ${isShown}) ${inOrder}`,
    )
    expect(coming?.sql).toContain(
      `where ((${ofDays.coming} and event.room_id = $3) and ${isShown}) ${inOrder}`,
    )
    expect(running?.params.slice(0, 3)).toEqual(['2026-03-10', '2026-03-10', 3])
    expect(coming?.params.slice(0, 3)).toEqual(['2026-03-10', '2026-03-09T23:00:00.000Z', 3])
  })

  it('from today is right until midnight; from a day that is named for as long as nothing changes', async () => {
    const today = house(0, 0)
    await listEvents(today.context, PAGE)
    expect(today.context.reads.expires?.toISOString()).toBe('2026-03-10T23:00:00.000Z')
    const named = house(0, 0)
    await listEvents(named.context, { ...PAGE, date: '2026-03-10' })
    expect(named.context.reads.expires).toBeNull()
    for (const { context } of [today, named])
      expect([...context.reads.tags].sort()).toEqual(['event-words', 'events', 'production-words'])
  })

  it('counts every list apart: by its days and its filters', async () => {
    const { context, asked } = house(0, 0)
    const counts = () => asked.filter(({ sql }) => isCount(sql)).length
    await listEvents(context, PAGE)
    await listEvents(context, { ...PAGE, page_size: 20 })
    expect(counts()).toBe(2)
    await listEvents(context, { ...PAGE, genre: 1 })
    expect(counts()).toBe(4)
    await listEvents(context, { ...PAGE, date: '2026-03-11' })
    expect(counts()).toBe(6)
    await context.changes.announce(context.db, 'events of production:1', 'event:1', 'events')
    await listEvents(context, PAGE)
    expect(counts()).toBe(8)
  })

  it('names its other pages with the filters and the day', async () => {
    const { context } = house(0, 30)
    const params = { ...PAGE, page: 2, date: '2026-03-10', room: 3 }
    expect(await listEvents(context, params)).toMatchObject({
      next: '/de/api/events/?room=3&date=2026-03-10&page=3&page_size=10',
      previous: '/de/api/events/?room=3&date=2026-03-10&page=1&page_size=10',
    })
  })
})

describe('the days of a month', () => {
  const ON = [true, '2026-01-01T00:00:00Z']
  const days = (beginning: unknown[][], lasting: unknown[][], more = {}) =>
    fakeContext(({ sql }) => (isRunning(sql) ? lasting : beginning), more)

  it('are those on which something begins or is running, each once and in order', async () => {
    const { context, asked } = days(
      [
        ['2026-03-20', '2026-03-20', ...ON],
        ['2026-03-05', '2026-03-05', ...ON],
      ],
      [
        ['2026-02-10', '2026-03-02', ...ON],
        ['2026-03-04', '2026-03-06', ...ON],
        ['2026-03-30', '2026-04-20', ...ON],
      ],
    )
    expect((await listDays(context, { room: 3 })).map((day) => day.slice(5))).toEqual([
      ...['03-01', '03-02', '03-04', '03-05', '03-06', '03-20', '03-30', '03-31'],
    ])
    const [beginning, lasting] = asked
    expect(beginning?.params).toEqual([
      ...['2026-03-01', '2026-02-28T23:00:00.000Z', '2026-04-01', '2026-04-01T22:00:00.000Z', 3],
    ])
    expect(beginning?.sql).toContain('select distinct')
    expect(lasting?.params).toEqual(['2026-03-01', '2026-04-01', 3])
    expect(beginning?.sql).toContain(
      'where ((event.day >= $1 and event.date_start >= $2) and (event.day < $3 and event.date_start < $4) and event.room_id = $5)',
    )
    expect(lasting?.sql).toContain(
      'where ((event.last_day > event.day and event.last_day >= $1 and event.day < $2) and event.room_id = $3)',
    )
  })

  it('are for visitors without what is hidden or still to come, and right until that comes', async () => {
    const rows = [
      ['2026-03-20', '2026-03-20', false, '2026-01-01T00:00:00Z'],
      ['2026-03-21', '2026-03-21', true, '2026-03-10T15:00:00Z'],
      ['2026-03-22', '2026-03-22', ...ON],
    ]
    const { context } = days(rows, [])
    expect(await listDays(context, {})).toEqual(['2026-03-22'])
    expect(context.reads.expires?.toISOString()).toBe('2026-03-10T15:00:00.000Z')
    const editing = days(rows, [], { viewer: { role: 'editor', userId: 1 } })
    expect(await listDays(editing.context, {})).toHaveLength(3)
  })

  it('of this month are right until midnight; of one that is named for as long as nothing changes', async () => {
    const today = days([], [])
    await listDays(today.context, {})
    expect(today.context.reads.expires?.toISOString()).toBe('2026-03-10T23:00:00.000Z')
    const named = days([], [])
    await listDays(named.context, { date: '2026-05-17' })
    expect(named.asked[1]?.params).toEqual(['2026-05-01', '2026-06-01'])
    expect(named.context.reads.expires).toBeNull()
    for (const { context } of [today, named])
      expect([...context.reads.tags].sort()).toEqual(['events', 'production-words'])
  })
})
