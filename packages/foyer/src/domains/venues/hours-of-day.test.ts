import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../platform/time/clock.ts'
import { houseInstant, houseTime } from '../../platform/time/house-clock.ts'
import { type HoursException, hoursOfDay, type WeeklyHours } from './hours-of-day.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const weeklyFrom = (timeFrom: string, timeTo: string, weekdays = EVERY_DAY): WeeklyHours[] =>
  weekdays.map((weekday) => ({ weekday, timeFrom, timeTo }))
const exception = (dateFrom: string, more: Partial<HoursException> = {}): HoursException => ({
  dateFrom,
  dateTo: dateFrom,
  timeFrom: null,
  timeTo: null,
  closed: false,
  ...more,
})

type Entry = { timeFrom: string | null; timeTo: string | null; closed?: boolean }

/** 2 §4 Opening hours label, computed from the answer and a clock. */
function labelAt(now: Date, weekly: WeeklyHours[], exceptions: HoursException[] = []): string {
  const answer = hoursOfDay(now, weekly, exceptions)
  const clock = houseTime(now).slice(11, 19)
  const isReplacing = ({ closed, timeFrom, timeTo }: Entry) => closed || timeFrom || timeTo
  const replacing = (answer.exceptions as Entry[]).filter(isReplacing)
  const entries = (replacing.length > 0 ? replacing : answer.weekly).filter(({ timeFrom }) => timeFrom)
  const open = entries.find(
    ({ timeFrom, timeTo }) =>
      timeFrom && timeTo && timeFrom <= clock && (clock < timeTo || timeTo <= timeFrom),
  )
  if (open) return `Open until ${open.timeTo?.slice(0, 5)}`
  const early = entries.find(({ timeFrom }) => timeFrom && clock < timeFrom)
  return early ? `Open from ${early.timeFrom?.slice(0, 5)}` : 'Closed'
}

describe('2 §4 Opening hours label: through a day', () => {
  const weekly = weeklyFrom('10:00:00', '18:00:00', [1, 2, 3, 4, 5])
  // A Friday.
  it.each([
    ['00:00:00', 'Open from 10:00'],
    ['09:59:59', 'Open from 10:00'],
    ['10:00:00', 'Open until 18:00'],
    ['17:59:59', 'Open until 18:00'],
    ['18:00:00', 'Closed'],
    ['23:59:59', 'Closed'],
  ])('at %s: %s', (time, label) => {
    expect(labelAt(houseInstant('2026-03-13', time), weekly)).toBe(label)
  })

  it('is closed on a day without hours', () => {
    expect(labelAt(houseInstant('2026-03-14', '12:00:00'), weekly)).toBe('Closed')
  })

  it('knows two openings on one day', () => {
    const both = [...weeklyFrom('10:00:00', '14:00:00'), ...weeklyFrom('16:00:00', '20:00:00')]
    const at = (time: string) => labelAt(houseInstant('2026-03-13', time), both)
    expect(['09:00', '13:59', '14:00', '16:00', '20:00'].map((time) => at(`${time}:00`))).toEqual([
      'Open from 10:00',
      'Open until 14:00',
      'Open from 16:00',
      'Open until 20:00',
      'Closed',
    ])
  })

  it('goes by the day at the house, not by the one in Greenwich', () => {
    const monday = weeklyFrom('00:00:00', '01:00:00', [1])
    expect(labelAt(new Date('2026-07-12T22:30:00Z'), monday)).toBe('Open until 01:00')
    expect(hoursOfDay(new Date('2026-07-12T21:59:59Z'), monday, []).weekly).toEqual([])
  })
})

describe('2 §4 Opening hours label: past midnight', () => {
  const weekly = weeklyFrom('18:00:00', '02:00:00', [5, 6])
  // From Friday noon to Sunday noon.
  it.each([
    ['2026-03-13', '12:00:00', 'Open from 18:00'],
    ['2026-03-13', '18:00:00', 'Open until 02:00'],
    ['2026-03-13', '23:59:59', 'Open until 02:00'],
    ['2026-03-14', '00:00:00', 'Open until 02:00'],
    ['2026-03-14', '01:59:59', 'Open until 02:00'],
    ['2026-03-14', '02:00:00', 'Open from 18:00'],
    ['2026-03-14', '18:00:00', 'Open until 02:00'],
    ['2026-03-15', '01:59:59', 'Open until 02:00'],
    ['2026-03-15', '02:00:00', 'Closed'],
    ['2026-03-15', '18:00:00', 'Closed'],
  ])('on %s at %s: %s', (day, time, label) => {
    expect(labelAt(houseInstant(day, time), weekly)).toBe(label)
  })

  it('nothing of yesterday is left where the night ends at midnight', () => {
    const untilMidnight = weeklyFrom('18:00:00', '00:00:00', [5])
    expect(labelAt(houseInstant('2026-03-13', '23:59:59'), untilMidnight)).toBe('Open until 00:00')
    expect(hoursOfDay(houseInstant('2026-03-14', '00:00:00'), untilMidnight, []).weekly).toEqual([])
  })

  it('the night goes on into a day that is closed, and no longer', () => {
    const closed = [exception('2026-03-14', { closed: true })]
    expect(labelAt(houseInstant('2026-03-14', '01:00:00'), weekly, closed)).toBe('Open until 02:00')
    expect(labelAt(houseInstant('2026-03-14', '03:00:00'), weekly, closed)).toBe('Closed')
    expect(labelAt(houseInstant('2026-03-14', '19:00:00'), weekly, closed)).toBe('Closed')
    expect(labelAt(houseInstant('2026-03-15', '01:00:00'), weekly, closed)).toBe('Closed')
  })

  it('the night that goes on is given with the list that counts, and with no other', () => {
    const rest = { timeFrom: '00:00:00', timeTo: '02:00:00' }
    const night = houseInstant('2026-03-14', '01:00:00')
    const [saturday] = weeklyFrom('18:00:00', '02:00:00', [6])
    expect(hoursOfDay(night, weekly, [])).toMatchObject({ weekly: [rest, saturday], exceptions: [] })
    for (const times of [
      { closed: true },
      { timeFrom: '20:00:00' },
      { timeTo: '22:00:00' },
      { timeFrom: '20:00:00', timeTo: '22:00:00' },
    ]) {
      const instead = exception('2026-03-14', times)
      expect(hoursOfDay(night, weekly, [instead])).toMatchObject({
        weekly: [saturday],
        exceptions: [rest, instead],
      })
    }
  })

  it('a day that was closed has no night, whatever times stand beside it', () => {
    const closed = [exception('2026-03-13', { closed: true, timeFrom: '20:00:00', timeTo: '04:00:00' })]
    expect(labelAt(houseInstant('2026-03-14', '01:00:00'), weekly, closed)).toBe('Open from 18:00')
  })

  it('what ends at the time it began is open for a whole day', () => {
    const allDay = weeklyFrom('18:00:00', '18:00:00', [5])
    expect(labelAt(houseInstant('2026-03-13', '20:00:00'), allDay)).toBe('Open until 18:00')
    expect(labelAt(houseInstant('2026-03-14', '17:59:59'), allDay)).toBe('Open until 18:00')
    expect(labelAt(houseInstant('2026-03-14', '18:00:00'), allDay)).toBe('Closed')
  })

  it('the night of an exception goes on into a normal day without replacing its hours', () => {
    const party = [exception('2026-12-31', { timeFrom: '20:00:00', timeTo: '04:00:00' })]
    const daily = weeklyFrom('10:00:00', '18:00:00')
    expect(labelAt(houseInstant('2026-12-31', '12:00:00'), daily, party)).toBe('Open from 20:00')
    expect(labelAt(houseInstant('2027-01-01', '03:59:59'), daily, party)).toBe('Open until 04:00')
    expect(labelAt(houseInstant('2027-01-01', '04:00:00'), daily, party)).toBe('Open from 10:00')
    expect(labelAt(houseInstant('2027-01-01', '12:00:00'), daily, party)).toBe('Open until 18:00')
  })
})

describe('2 §3 Opening hours: exceptions', () => {
  const weekly = weeklyFrom('10:00:00', '18:00:00')
  const NOON = houseInstant('2026-03-13', '12:00:00')

  it('holds on every day from its first to its last, and on no other', () => {
    const holidays = [exception('2026-03-12', { dateTo: '2026-03-14', closed: true })]
    const shown = ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15'].map(
      (day) => hoursOfDay(houseInstant(day, '12:00:00'), weekly, holidays).exceptions.length,
    )
    expect(shown).toEqual([0, 1, 1, 1, 0])
  })

  it('other times count instead of the weekly ones, which are still told', () => {
    const shorter = [exception('2026-03-13', { timeFrom: '14:00:00', timeTo: '16:00:00' })]
    expect(labelAt(NOON, weekly, shorter)).toBe('Open from 14:00')
    expect(hoursOfDay(NOON, weekly, shorter)).toMatchObject({
      day: '2026-03-13',
      weekly: [{ timeFrom: '10:00:00', timeTo: '18:00:00' }],
      exceptions: shorter,
    })
  })

  it('a word alone leaves the weekly hours as they are', () => {
    expect(labelAt(NOON, weekly, [exception('2026-03-13')])).toBe('Open until 18:00')
    const late = weeklyFrom('18:00:00', '02:00:00')
    expect(labelAt(houseInstant('2026-03-14', '01:00:00'), late, [exception('2026-03-13')])).toBe(
      'Open until 02:00',
    )
  })
})

describe('the next moment at which the answer changes', () => {
  const late = weeklyFrom('18:00:00', '02:00:00')
  it.each([
    ['in the evening: midnight', '2026-03-13T20:00:00Z', late, '2026-03-13T23:00:00.000Z'],
    ['in the night: when it ends', '2026-03-13T23:00:00Z', late, '2026-03-14T01:00:00.000Z'],
    ['after the night: midnight', '2026-03-14T01:00:00Z', late, '2026-03-14T23:00:00.000Z'],
    ['without hours: midnight', '2026-07-01T12:00:00Z', [], '2026-07-01T22:00:00.000Z'],
    ['on the day summer time begins', '2026-03-29T12:00:00Z', [], '2026-03-29T22:00:00.000Z'],
    ['on the day it ends', '2026-10-25T12:00:00Z', [], '2026-10-25T23:00:00.000Z'],
  ])('%s', (_, now, weekly, until) => {
    expect(hoursOfDay(new Date(now), weekly, []).until.toISOString()).toBe(until)
  })

  it('is the only one: between two of them nothing changes, over any night of two years', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}:00`)
    const hours = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), timeFrom: time, timeTo: time })
    const moment = fc.date({
      min: new Date('2026-01-01Z'),
      max: new Date('2028-01-01Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        fc.array(hours, { maxLength: 10 }),
        moment,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weekly, at, share) => {
          const { until, ...answer } = hoursOfDay(at, weekly, [])
          expect(until.getTime()).toBeGreaterThan(at.getTime())
          const between = new Date(at.getTime() + Math.floor((until.getTime() - at.getTime() - 1) * share))
          expect(hoursOfDay(between, weekly, [])).toEqual({ ...answer, until })
          const { until: _next, ...after } = hoursOfDay(until, weekly, [])
          expect(after).not.toEqual(answer)
        },
      ),
    )
  })
})

describe('1 §9 Dates and times, Europe/Berlin: the nights the clocks change', () => {
  const weekly = weeklyFrom('20:00:00', '05:00:00')

  it('the night is an hour shorter in March', () => {
    const clock = fakeClock(houseInstant('2026-03-29', '00:00:00'))
    const { until } = hoursOfDay(clock.now(), weekly, [])
    expect((until.getTime() - clock.now().getTime()) / 3_600_000).toBe(4)
    clock.advance({ hours: 3, minutes: 59 })
    expect(labelAt(clock.now(), weekly)).toBe('Open until 05:00')
    clock.advance({ minutes: 1 })
    expect(labelAt(clock.now(), weekly)).toBe('Open from 20:00')
  })

  it('and an hour longer in October', () => {
    const clock = fakeClock(houseInstant('2026-10-25', '00:00:00'))
    const { until } = hoursOfDay(clock.now(), weekly, [])
    expect((until.getTime() - clock.now().getTime()) / 3_600_000).toBe(6)
    clock.advance({ hours: 5, minutes: 59 })
    expect(labelAt(clock.now(), weekly)).toBe('Open until 05:00')
    clock.advance({ minutes: 1 })
    expect(labelAt(clock.now(), weekly)).toBe('Open from 20:00')
  })

  it('a night that ends in the hour there are two of ends once and stays ended', () => {
    const halfPastTwo = weeklyFrom('20:00:00', '02:30:00')
    const clock = fakeClock('2026-10-25T00:29:59Z')
    expect(labelAt(clock.now(), halfPastTwo)).toBe('Open until 02:30')
    clock.advance({ seconds: 1 })
    expect(labelAt(clock.now(), halfPastTwo)).toBe('Open from 20:00')
    clock.set('2026-10-25T01:15:00Z')
    expect(labelAt(clock.now(), halfPastTwo)).toBe('Open from 20:00')
  })

  it('a night that ends in the hour there is none of is over before the day has gone on', () => {
    const halfPastTwo = weeklyFrom('20:00:00', '02:30:00')
    expect(labelAt(new Date('2026-03-29T00:59:59Z'), halfPastTwo)).toBe('Open until 02:30')
    expect(labelAt(new Date('2026-03-29T01:00:00Z'), halfPastTwo)).toBe('Open from 20:00')
    expect(hoursOfDay(houseInstant('2026-03-29', '04:00:00'), halfPastTwo, []).weekly).toHaveLength(1)
  })
})
