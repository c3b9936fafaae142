import { expect, it } from 'vitest'
import { eventRow } from '../../../../../tests/support/event-rows.ts'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { findEventsById } from './events-by-id.ts'

it('events by their ids; what is running stands on today, as in the programme', async () => {
  const rows = [
    eventRow({ id: 1, day: '2026-03-20', lastDay: '2026-03-20' }),
    eventRow({ id: 2, day: '2026-02-01', lastDay: '2026-04-01' }),
    eventRow({ id: 3, day: '2026-02-01', lastDay: '2026-03-10' }),
    eventRow({ id: 4, day: '2026-02-01', lastDay: '2026-03-09' }),
    eventRow({ id: 5, day: '2026-03-10', lastDay: '2026-03-12' }),
  ]
  const { context, asked } = fakeContext(({ sql }) => (sql.includes('left join venue') ? rows : []))
  const found = await findEventsById(context, [1, 2, 3, 4, 5])
  expect([...found].map(([id, { day }]) => [id, day])).toEqual([
    [1, '2026-03-20'],
    [2, '2026-03-10'],
    [3, '2026-03-10'],
    [4, '2026-02-01'],
    [5, '2026-03-10'],
  ])
  expect(asked[0]?.params).toEqual([[1, 2, 3, 4, 5], true, '2026-03-10T12:00:00.000Z'])
  expect(asked[0]?.sql).toMatch(
    /where \(event\.id = any\(\$1::int\[\]\) .*and \(event\.is_online = \$2 and event\.published_at <= \$3\)\)/,
  )
})

it('for no ids nobody is asked', async () => {
  const { context, asked } = fakeContext()
  expect((await findEventsById(context, [])).size).toBe(0)
  expect(asked).toEqual([])
})

it('what is made of them is made of those, too, that cannot be seen yet', async () => {
  const { context } = fakeContext()
  await findEventsById(context, [1, 2])
  expect([...context.reads.tags]).toEqual(expect.arrayContaining(['event:1', 'event:2']))
})

it('what stands on today does so until midnight', async () => {
  const { context } = fakeContext()
  await findEventsById(context, [1])
  expect(context.reads.expires?.toISOString()).toBe('2026-03-10T23:00:00.000Z')
})
