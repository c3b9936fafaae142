import { describe, expect, it } from 'vitest'
import { sqlOf } from '../../../../../tests/support/fake-context.ts'
import { beginsBefore, beginsFrom, isRunningOn, lastDayOf, lastsInto } from './days.ts'

describe('the last day of an event', () => {
  it.each([
    ['an evening', '2026-03-10', '2026-03-10T21:00:00Z', '2026-03-10'],
    ['a night that ends after midnight', '2026-03-10', '2026-03-11T01:00:00Z', '2026-03-10'],
    ['a night that ends just before six', '2026-03-10', '2026-03-11T04:59:59Z', '2026-03-10'],
    ['what goes on at six in the morning', '2026-03-10', '2026-03-11T05:00:00Z', '2026-03-11'],
    ['what begins and ends in the small hours', '2026-03-10', '2026-03-10T02:00:00Z', '2026-03-10'],
    ['an exhibition', '2026-03-10', '2026-04-30T16:00:00Z', '2026-04-30'],
    ['a night counted to the day before it begins', '2026-03-10', '2026-03-10T23:30:00Z', '2026-03-10'],
  ])('%s', (_name, day, end, last) => {
    expect(lastDayOf(day, new Date(end))).toBe(last)
  })
})

describe('the days of the programme, as the database is asked for them', () => {
  it('begins on a day or later: said twice, for the sake of the index', () => {
    const midnight = '2026-03-09T23:00:00.000Z'
    expect(sqlOf(beginsFrom('2026-03-10'))).toEqual([
      '(event.day >= $1 and event.date_start >= $2)',
      '2026-03-10',
      midnight,
    ])
  })

  it('begins before a day, with room for a night that is counted to it', () => {
    const nextMidnight = '2026-03-10T23:00:00.000Z'
    expect(sqlOf(beginsBefore('2026-03-10'))).toEqual([
      '(event.day < $1 and event.date_start < $2)',
      '2026-03-10',
      nextMidnight,
    ])
  })

  it('is running on a day, or somewhere in a month: it began before and lasts into it', () => {
    const lasts = '(event.last_day > event.day and event.last_day >= $1 and event.day < $2)'
    expect(sqlOf(isRunningOn('2026-03-10'))).toEqual([lasts, '2026-03-10', '2026-03-10'])
    expect(sqlOf(lastsInto({ first: '2026-03-01', next: '2026-04-01' }))).toEqual([
      lasts,
      '2026-03-01',
      '2026-04-01',
    ])
  })
})
