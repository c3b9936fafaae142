import { describe, expect, it } from 'vitest'
import { eventRow } from '../../../../tests/support/event-rows.ts'
import { fakeContext } from '../../../../tests/support/fake-context.ts'
import type { EventsAsked } from '../modules/kit/define-module.ts'
import { findEventLists, findEventsById } from './module-events.ts'

const ANY: EventsAsked = { from: null, to: null, festival: null, tag: null, days: '' }
const NOW = '2026-03-10T12:00:00.000Z'
const DUE = '2026-05-01T00:00:00.000Z'

/** A context whose queries return these ids by the number of their list, and these rows of events. */
function house(listed: { list: number; id: number }[], rows: unknown[][], next: string | null = null) {
  return fakeContext(({ sql }) => {
    if (sql.startsWith('select count')) return [[99, next]]
    if (sql.includes('left join venue')) return rows
    return sql.includes('::int as list') ? listed : []
  })
}
const conditionOf = (asked: { sql: string; params: unknown[] }[]) => {
  const found = asked.find(({ sql }) => sql.includes('::int as list'))
  const [, where = ''] = /from event where (.*) order by/.exec(found?.sql ?? '') ?? []
  return { where: where.replace(/\$\d+/g, '?'), params: found?.params.slice(1), sql: found?.sql }
}
const VISIBLE = '(event.is_online = ? and event.published_at <= ?)'

describe('2 §9: the events of a list', () => {
  it.each<[string, Partial<EventsAsked>, string, unknown[]]>([
    [
      'from now on, ten of them, and what is running',
      {},
      '(event.date_start > ? or (event.last_day > event.day and event.last_day >= ? and event.day < ?))',
      [NOW, '2026-03-10', '2026-03-10', 10],
    ],
    [
      'from a day on',
      { from: '2026-04-01T00:00:00Z' },
      'event.date_start >= ?',
      ['2026-04-01T00:00:00.000Z', 10],
    ],
    [
      'to a day, all there are',
      { to: '2026-04-02T00:00:00Z' },
      '((event.date_start > ? and event.date_start <= ?) or (event.last_day > event.day and event.last_day >= ? and event.day < ?))',
      [NOW, '2026-04-02T00:00:00.000Z', '2026-03-10', '2026-03-10', 100],
    ],
    [
      'of a tag',
      { tag: 4 },
      '((event.date_start > ? or (event.last_day > event.day and event.last_day >= ? and event.day < ?)) and exists (select 1 from event_tag_link where (event_tag_link.event_id = event.id and event_tag_link.tag_id = ?)))',
      [NOW, '2026-03-10', '2026-03-10', 4, 10],
    ],
    [
      'of a festival that may be seen, all that are to come',
      { festival: 6 },
      '((event.date_start > ? or (event.last_day > event.day and event.last_day >= ? and event.day < ?)) and (event.parent_id = ? and exists (select 1 from event festival where (festival.id = event.parent_id and (festival.is_online = ? and festival.published_at <= ?)))))',
      [NOW, '2026-03-10', '2026-03-10', 6, true, NOW, 100],
    ],
    [
      'of today and the two days after it',
      { days: 'next_3_days' },
      '((event.date_start > ? and (event.day >= ? and event.day < ?)) or (event.last_day > event.day and event.last_day >= ? and event.day < ?))',
      [NOW, '2026-03-10', '2026-03-13', '2026-03-10', '2026-03-10', 100],
    ],
    [
      'of the Saturday and Sunday of this week',
      { days: 'weekend' },
      '((event.date_start > ? and (event.day >= ? and event.day < ?)) or (event.last_day > event.day and event.last_day >= ? and event.day < ?))',
      [NOW, '2026-03-14', '2026-03-16', '2026-03-14', '2026-03-14', 100],
    ],
  ])('%s', async (_, list, where, params) => {
    const { context, asked } = house([], [])
    await findEventLists(context, [{ ...ANY, ...list }])
    expect(conditionOf(asked)).toMatchObject({
      where: `(${VISIBLE} and ${where})`,
      params: [true, NOW, ...params],
    })
    expect(conditionOf(asked).sql).toContain('order by event.date_start asc, event.id asc')
  })

  it.each(['next_3_days', 'weekend'] as const)('%s ends at midnight', async (days) => {
    const { context } = house([], [])
    await findEventLists(context, [{ ...ANY, from: NOW, days }])
    expect(context.reads.expires?.toISOString()).toBe('2026-03-10T23:00:00.000Z')
  })

  it('a list from now on ends when the first of its events begins, one from a day on does not', async () => {
    const rows = [
      eventRow({ id: 1, dateStart: '2026-03-10T15:00:00Z', dateEnd: '2026-03-10T17:00:00Z' }),
      eventRow({ id: 2, dateStart: '2026-03-10T16:00:00Z', dateEnd: '2026-03-10T18:00:00Z' }),
    ]
    const both = [1, 2].map((id) => ({ list: 0, id }))
    const fromNow = house(both, rows)
    await findEventLists(fromNow.context, [ANY])
    expect(fromNow.context.reads.expires?.toISOString()).toBe('2026-03-10T15:00:00.000Z')
    // Its tickets are for sale until its end.
    const fromDay = house(both, rows)
    await findEventLists(fromDay.context, [{ ...ANY, from: NOW }])
    expect(fromDay.context.reads.expires?.toISOString()).toBe('2026-03-10T17:00:00.000Z')
  })

  it('each list has its own, in the order of the programme; those that ask the same are asked once', async () => {
    const lists: EventsAsked[] = [ANY, { ...ANY, tag: 4 }, ANY]
    const rows = [1, 2, 3].map((id) => eventRow({ id }))
    const { context, asked } = house(
      [
        { list: 0, id: 1 },
        { list: 0, id: 3 },
        { list: 1, id: 3 },
        { list: 1, id: 2 },
      ],
      rows,
    )
    const eventsOf = await findEventLists(context, lists)
    expect(lists.map((list) => eventsOf(list).map(({ id }) => id))).toEqual([
      [1, 3],
      [2, 3],
      [1, 3],
    ])
    expect(eventsOf({ ...ANY, tag: 99 })).toEqual([])
    expect(conditionOf(asked).sql?.match(/union all/g)).toHaveLength(1)
    const [all] = asked.filter(({ sql }) => sql.includes('left join venue'))
    expect(all?.params).toEqual([1, 3, 2])
    expect(all?.sql).toContain('where event.id in ($1, $2, $3) order by')
  })

  it('notes when the next event is due, and what it is made of', async () => {
    const { context } = house([], [], DUE)
    await findEventLists(context, [{ ...ANY, from: NOW }])
    expect(context.reads.expires?.toISOString()).toBe(DUE)
    expect([...context.reads.tags]).toEqual(['events', 'event-words', 'production-words'])
  })

  it('what is running stands on the first day of the list, until midnight', async () => {
    const lasting = { dateStart: '2026-02-01T10:00:00Z', dateEnd: '2026-04-01T16:00:00Z' }
    const later = { dateStart: '2026-03-20T18:00:00Z', dateEnd: '2026-03-20T20:00:00Z' }
    const rows = [
      eventRow({ id: 7, day: '2026-02-01', ...lasting }),
      eventRow({ id: 8, day: '2026-03-20', ...later }),
    ]
    const listed = [7, 8].map((id) => ({ list: 0, id }))
    const { context } = house(listed, rows, DUE)
    const eventsOf = await findEventLists(context, [{ ...ANY, days: 'weekend' }])
    expect(eventsOf({ ...ANY, days: 'weekend' }).map(({ day }) => day)).toEqual(['2026-03-14', '2026-03-20'])
    expect(context.reads.expires?.toISOString()).toBe('2026-03-10T23:00:00.000Z')
  })

  it('one that begins this very moment and is on at the weekend ends nothing', async () => {
    const rows = [eventRow({ id: 7, dateStart: NOW, dateEnd: '2026-03-15T16:00:00Z' })]
    const { context } = house([{ list: 0, id: 7 }], rows)
    await findEventLists(context, [{ ...ANY, days: 'weekend' }])
    expect(context.reads.expires?.toISOString()).toBe('2026-03-10T23:00:00.000Z')
  })

  it('without a list nobody is asked', async () => {
    const { context, asked } = house([], [])
    expect((await findEventLists(context, []))(ANY)).toEqual([])
    expect(asked).toEqual([])
  })
})

describe('events an editor has picked', () => {
  it('are shown while they are not over and may be seen', async () => {
    const rows = [eventRow({ id: 7 })]
    const { context, asked } = house([], rows, DUE)
    const eventOf = await findEventsById(context, [7, 8])
    expect([eventOf(7)?.id, eventOf(8)]).toEqual([7, null])
    const [found] = asked.filter(({ sql }) => sql.includes('left join venue'))
    expect(found?.sql).toContain(
      'where (event.id in ($1, $2) and event.date_end > $3) order by event.date_start asc',
    )
    expect(found?.params).toEqual([7, 8, NOW])
    expect(context.reads.expires?.toISOString()).toBe('2026-03-10T20:00:00.000Z')
    expect([...context.reads.tags], 'only they, and also the one that is not there').toEqual([
      'event:7',
      'event:8',
      'event-words',
      'production-words',
    ])
  })

  it('are shown until they are over, whatever their tickets say', async () => {
    const { context } = house([], [eventRow({ id: 7, ticketSaleFrom: DUE })])
    await findEventsById(context, [7])
    expect(context.reads.expires?.toISOString()).toBe('2026-03-10T20:00:00.000Z')
  })

  it('one that is hidden still ends the page on the day it is due', async () => {
    const { context } = house([], [eventRow({ id: 7, publishedAt: DUE })])
    expect((await findEventsById(context, [7]))(7)).toBeNull()
    expect(context.reads.expires?.toISOString()).toBe(DUE)
  })

  it('for none nobody is asked', async () => {
    const { context, asked } = house([], [])
    expect((await findEventsById(context, []))(1)).toBeNull()
    expect(asked).toEqual([])
  })
})
