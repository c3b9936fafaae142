import { describe, expect, it } from 'vitest'
import { formatDate, formatMoment, formatTime } from './format.ts'

const parsers = { date: 'ddd, D. MMMM YYYY', time: 'HH:mm', price: '', currency: '€' }

describe('1 §9 Dates and times', () => {
  it('abbreviated weekday, day, full month, year', () => {
    expect(formatDate('2026-03-07T19:30:00+01:00', parsers, 'de')).toBe('Sa, 7. März 2026')
    expect(formatDate('2026-03-07T19:30:00+01:00', parsers, 'en')).toBe('Sat, 7 March 2026')
  })

  it('are those of the house, on both sides of midnight and of daylight saving', () => {
    expect(formatDate('2026-03-07T23:30:00Z', parsers, 'de')).toBe('So, 8. März 2026')
    expect(formatTime('2026-03-28T23:30:00Z', parsers, 'de')).toBe('00:30 Uhr')
    expect(formatTime('2026-03-29T01:00:00Z', parsers, 'de')).toBe('03:00 Uhr')
    expect(formatTime('2026-10-25T00:30:00Z', parsers, 'en')).toBe('02:30')
    expect(formatTime('2026-10-25T01:30:00Z', parsers, 'en')).toBe('02:30')
  })

  it('follow the design settings, also over several lines', () => {
    const several = { ...parsers, date: 'dddd\nDD.MM.YY', time: 'H[h]mm' }
    expect(formatDate('2026-03-07T19:30:00+01:00', several, 'de')).toBe('Samstag\n07.03.26')
    expect(formatTime('2026-03-07T09:05:00+01:00', several, 'en')).toBe('9h05')
  })

  it('gives any part of a moment', () => {
    expect(formatMoment('2026-02-07T19:30:00+01:00', 'MMM', 'de')).toBe('Feb')
    expect(formatMoment('2026-03-07T19:30:00+01:00', 'D', 'en')).toBe('7')
  })
})

describe.each([
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)('the words of a date in "%s"', (locale, tag) => {
  const options = { timeZone: 'Europe/Berlin', day: 'numeric', year: 'numeric' } as const

  it.each([
    ['long', 'dddd', 'MMMM'],
    ['short', 'ddd', 'MMM'],
  ] as const)('are those of the Unicode tables, %s', (length, weekday, month) => {
    const words = new Intl.DateTimeFormat(tag, { ...options, weekday: length, month: length })
    for (let day = 0; day < 365; day++) {
      const moment = new Date(Date.UTC(2026, 0, 1 + day, 12))
      const parts = new Map(
        words.formatToParts(moment).map(({ type, value }) => [type, value.replace('.', '')]),
      )
      const shown = formatMoment(moment.toISOString(), `${weekday} ${month}`, locale)
      expect(shown).toBe(`${parts.get('weekday')} ${parts.get('month')}`)
    }
  })
})
