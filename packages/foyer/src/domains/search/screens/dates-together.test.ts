import { describe, expect, it } from 'vitest'
import type { SearchResult } from '../contract.ts'
import { datesTogether } from './dates-together.ts'

const found = (id: number, production: number | null, date: string, title = 'Der Nachtspeicher', more = {}) =>
  ({
    kind: 'event',
    id,
    title,
    date_start: `${date}T19:30:00+01:00`,
    event: { production: production === null ? null : { id: production, name: title, url: '' }, ...more },
  }) as SearchResult

const page = {
  kind: 'page',
  id: 1,
  title: 'Der Nachtspeicher',
  date_start: null,
  event: null,
} as SearchResult

describe('1 §2 Search: a production is listed once, with all of its dates', () => {
  it('puts the dates of one production together where its best one stands', () => {
    const together = datesTogether([
      found(1, 7, '2026-11-21'),
      found(2, 8, '2026-11-20', 'Fäden'),
      found(3, 7, '2026-11-28'),
      found(4, 7, '2026-11-19'),
    ])
    expect(together.map(({ first, others }) => [first.id, others.map(({ id }) => id)])).toEqual([
      [1, [4, 3]],
      [2, []],
    ])
  })

  it('knows an occasion without a production by its title', () => {
    const together = datesTogether([
      found(1, null, '2026-11-21', 'Führung'),
      found(2, null, '2026-11-28', 'Führung'),
      found(3, null, '2026-11-28', 'Werkstatt'),
    ])
    expect(together.map(({ others }) => others.length)).toEqual([1, 0])
  })

  it('names no date that is over or cancelled beside another', () => {
    const [entry] = datesTogether([
      found(1, 7, '2026-11-21'),
      found(2, 7, '2026-11-01', undefined, { ticket_sale: 'over' }),
      found(3, 7, '2026-11-28', undefined, { ticket_sale: 'open', status: 'sold_out' }),
      found(4, 7, '2026-11-29', undefined, { ticket_sale: 'open', status: 'cancelled' }),
    ])
    expect(entry?.others.map(({ id }) => id)).toEqual([3])
  })

  it('leaves alone what is no event', () => {
    expect(datesTogether([page, found(1, null, '2026-11-21')])).toHaveLength(2)
  })
})
