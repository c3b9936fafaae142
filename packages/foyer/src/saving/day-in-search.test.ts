import { describe, expect, it } from 'vitest'
import { dayInSearch, daysMeant } from './day-in-search.ts'

describe('a day in the search of a list', () => {
  it.each([
    ['Antigone 27.11.', { year: null, words: 'antigone' }],
    ['27.11. Antigone', { year: null, words: 'antigone' }],
    ['27.11', { year: null, words: '' }],
    ['27.11.2026', { year: 2026, words: '' }],
    ['2026-11-27 Antigone', { year: 2026, words: 'antigone' }],
    ['27 Nov', { year: null, words: '' }],
    ['Antigone, 27. November 2026', { year: 2026, words: 'antigone' }],
    ['Nov. 27th, 2026 Antigone', { year: 2026, words: 'antigone' }],
  ])('“%s” names it', (search, expected) => {
    expect(dayInSearch(search)).toEqual({ month: 11, day: 27, ...expected })
  })

  it.each(['Antigone', '45.11.', '31.2.', '27', 'November', '27 Nachtstücke', '9. Sinfonie', '0.0.', ''])(
    '“%s” names none',
    (search) => {
      expect(dayInSearch(search)).toBeNull()
    },
  )

  it('without a year it is that of every year one may mean', () => {
    const now = new Date('2026-03-10T09:00:00Z')
    const days = daysMeant({ year: null, month: 11, day: 27 }, now)
    expect([days[0], days.at(-1), days.length]).toEqual(['2016-11-27', '2029-11-27', 14])
    expect(daysMeant({ year: null, month: 2, day: 29 }, now)).toEqual([
      '2016-02-29',
      '2020-02-29',
      '2024-02-29',
      '2028-02-29',
    ])
    expect(daysMeant({ year: 2019, month: 11, day: 27 }, now)).toEqual(['2019-11-27'])
  })
})
