import { describe, expect, it } from 'vitest'
import type { EventSummary, EventTeaser } from '../../../events/contract.ts'
import { type Arranged, apartIfOver, arrange, nothingYet, type ProgrammeItem } from './grouping.ts'

const event = (id: number, day: string) => ({ id, day }) as EventSummary
const teaser = (id: number, position: string) => ({ id, position }) as EventTeaser
const shown = ({ days }: Arranged) =>
  days.map(({ day, items }) => [day, items.map(({ xtype, id }) => `${xtype} ${id}`)])

describe('2 §2 Event programme: events grouped by day, mixed with teasers', () => {
  it('puts events under their days, across pages', () => {
    const first = arrange(nothingYet([]), {
      events: [event(1, '2026-03-10'), event(2, '2026-03-10'), event(3, '2026-03-12')],
      isLast: false,
    })
    const second = arrange(first, { events: [event(4, '2026-03-12'), event(5, '2026-03-13')], isLast: true })
    expect(shown(second)).toEqual([
      ['2026-03-10', ['event 1', 'event 2']],
      ['2026-03-12', ['event 3', 'event 4']],
      ['2026-03-13', ['event 5']],
    ])
  })

  it('a teaser appears at the end of its day once the loaded events have passed it', () => {
    const teasers = [teaser(8, '2026-03-12'), teaser(7, '2026-03-10')]
    const first = arrange(nothingYet(teasers), { events: [event(1, '2026-03-10')], isLast: false })
    expect(shown(first)).toEqual([['2026-03-10', ['event 1']]])
    const second = arrange(first, { events: [event(2, '2026-03-10'), event(3, '2026-03-11')], isLast: false })
    expect(shown(second)).toEqual([
      ['2026-03-10', ['event 1', 'event 2', 'teaser 7']],
      ['2026-03-11', ['event 3']],
    ])
    expect(second.waiting).toHaveLength(1)
  })

  it('or when the list has ended, however far away its day is', () => {
    const all = arrange(nothingYet([teaser(7, '2027-01-01')]), {
      events: [event(1, '2026-03-10')],
      isLast: true,
    })
    expect(shown(all)).toEqual([['2026-03-10', ['event 1', 'teaser 7']]])
  })

  it('on a day without events it closes the day before, and several keep the order of their days', () => {
    const all = arrange(nothingYet([teaser(8, '2026-03-12'), teaser(7, '2026-03-11')]), {
      events: [event(1, '2026-03-10'), event(2, '2026-03-20')],
      isLast: false,
    })
    expect(shown(all)).toEqual([
      ['2026-03-10', ['event 1', 'teaser 7', 'teaser 8']],
      ['2026-03-20', ['event 2']],
    ])
  })

  it('one of a day before the first that has an evening closes that first day', () => {
    const all = arrange(nothingYet([teaser(7, '2026-03-08')]), {
      events: [event(1, '2026-03-10'), event(2, '2026-03-10'), event(3, '2026-03-12')],
      isLast: false,
    })
    expect(shown(all)).toEqual([
      ['2026-03-10', ['event 1', 'event 2', 'teaser 7']],
      ['2026-03-12', ['event 3']],
    ])
  })

  it('nothing stands alone: without events there are no teasers', () => {
    expect(shown(arrange(nothingYet([teaser(7, '2026-03-10')]), { events: [], isLast: true }))).toEqual([])
  })

  it('a day that was complete stays the same object, so that it is not drawn again', () => {
    const first = arrange(nothingYet([]), {
      events: [event(1, '2026-03-10'), event(2, '2026-03-11')],
      isLast: false,
    })
    const second = arrange(first, { events: [event(3, '2026-03-11'), event(4, '2026-03-12')], isLast: false })
    expect(second.days[0]).toBe(first.days[0])
    expect(second.days[1]).not.toBe(first.days[1])
  })
})

it('3-readings, Decided after the site was walked, Over today: what has ended stands apart', () => {
  const item = (id: number, ticket_sale: string) => ({ xtype: 'event', id, ticket_sale }) as ProgrammeItem
  const word = { xtype: 'teaser', id: 9 } as ProgrammeItem
  const { over, coming } = apartIfOver([item(1, 'over'), item(2, 'open'), item(3, 'later'), word])
  expect(over.map(({ id }) => id)).toEqual([1])
  expect(coming.map(({ id }) => id)).toEqual([2, 3, 9])
})
