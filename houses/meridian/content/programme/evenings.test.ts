import { houseDay } from 'openfoyer/content'
import { describe, expect, it } from 'vitest'
import { calendarOf, sinceMonday } from '../calendar.ts'
import { eventValues, roomOf } from '../seed/event-rows.ts'
import { type Evening, eveningsOf, PLANNED } from './evenings.ts'
import { plan } from './programme.ts'

const calendar = calendarOf(new Date('2026-03-10T09:00:00Z'))
const evenings = eveningsOf(calendar)

describe('the programme', () => {
  it('has two hundred events', () => {
    expect(PLANNED).toBe(200)
    expect(evenings).toHaveLength(200)
  })

  it('reaches from a month ago to eight months ahead', () => {
    expect(evenings.at(0)?.day).toBe('2026-02-10')
    expect(evenings.at(-1)?.day.slice(0, 7)).toBe('2026-11')
  })

  it('plays six evenings a week for two months, more at weekends, and never on a Monday', () => {
    expect(evenings.filter(({ day }) => sinceMonday(day) === 0)).toEqual([])
    for (let week = 0; week <= 7; week++) {
      const played = plan[week]?.filter(([, time]) => time >= '18:00').map(([day]) => day)
      expect(new Set(played).size, `week ${week}`).toBe(6)
    }
    const atWeekends = evenings.filter(({ day }) => sinceMonday(day) >= 4)
    expect(atWeekends.length).toBeGreaterThan(evenings.length / 2)
  })

  it('never holds two events in one room at once', () => {
    const rooms = Map.groupBy(
      evenings.filter(({ what }) => what !== 'gegenlicht'),
      roomOf,
    )
    for (const inRoom of rooms.values()) {
      const times = inRoom.map((evening) => ({ evening, ...eventValues(evening, 1) }))
      times.slice(1).forEach(({ evening, date_start }, index) => {
        expect(date_start >= (times[index]?.date_end ?? date_start), JSON.stringify(evening)).toBe(true)
      })
    }
  })

  it('names nothing twice', () => {
    const keys = evenings.map(({ day, time, what }) => `${day} ${time} ${what}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a larger house', () => {
  const many = eveningsOf(calendar, 5000)

  it('has as many events as asked for, in order, as many years behind as ahead', () => {
    expect(many).toHaveLength(5000)
    const days = many.map(({ day }) => day)
    expect(days).toEqual([...days].sort())
    const behind = many.filter(({ day }) => day < calendar.today).length
    expect(Math.abs(behind - 2500)).toBeLessThan(300)
    expect(many.some(({ day }) => sinceMonday(day) === 0)).toBe(false)
  })

  it('has the same variety in every round', () => {
    const shapeOf = (round: number) =>
      many
        .filter((evening) => evening.round === round)
        .map(({ what, marks }: Evening) => `${what} ${marks}`)
        .sort()
    expect(shapeOf(3)).toEqual(shapeOf(0))
    expect(shapeOf(-7)).toEqual(shapeOf(0))
  })

  it('may be smaller as well', () => {
    expect(eveningsOf(calendar, 7)).toHaveLength(7)
  })
})

describe('the values of an evening', () => {
  const valuesOf = (evening: Partial<Evening> & Pick<Evening, 'what'>) =>
    eventValues({ day: '2026-03-27', time: '19:30', marks: [], round: 0, ...evening }, 100_001)

  it('2 §5 Seat groups: each has one full price, labelled so in both languages, with its discounts beside it', () => {
    const { seat_groups, prices } = valuesOf({ what: 'nachtspeicher' })
    expect(seat_groups.length).toBeGreaterThan(2)
    for (const group of seat_groups) {
      expect(
        group.prices.filter(({ text }) => text.de === 'Vollpreis' && text.en === 'Full price'),
      ).toHaveLength(1)
      expect(group.prices.length).toBeGreaterThan(1)
    }
    expect(prices.map(({ text, has_discounts }) => [text, has_discounts])).toEqual(
      seat_groups.map(() => [{ de: 'Vollpreis', en: 'Full price' }, true]),
    )
  })

  it('a sold-out evening has no group left, one with few seats left has some', () => {
    const left = (marks: Evening['marks']) =>
      valuesOf({ what: 'nachtspeicher', marks }).seat_groups.filter(({ status }) => status !== '0').length
    expect(left(['sold_out'])).toBe(0)
    expect(left(['cancelled'])).toBe(0)
    expect(left(['few_left'])).toBe(1)
    expect(left([])).toBe(4)
  })

  it('an exhibition is sold by timeslots, some of them gone', () => {
    const [group] = valuesOf({ what: 'lichtprobe' }).seat_groups
    expect(group?.timeslots.map(({ status }) => status)).toContain('0')
    expect(group?.timeslots.map(({ status }) => status)).toContain('1')
    expect(group?.prices[0]?.text.de).toBe('Vollpreis')
    expect(new Set(group?.timeslots.map(({ block_id }) => block_id)).size).toBe(group?.timeslots.length)
  })

  it('Tuesdays in the Studio are from eight euros', () => {
    const tuesday = valuesOf({ what: 'wald', day: '2026-03-31' })
    expect(tuesday.seat_groups[0]?.prices.map(({ price }) => price)).toContain('8.00')
    const thursday = valuesOf({ what: 'wald', day: '2026-04-02' })
    expect(thursday.seat_groups[0]?.prices.map(({ price }) => price)).not.toContain('8.00')
  })

  it('a free event costs 0.00 and has no sale', () => {
    expect(valuesOf({ what: 'orgelBach' })).toMatchObject({
      prices: [{ price: '0.00' }],
      seat_groups: [],
      ticket_sale_from: null,
      ticket_url: '',
    })
  })

  it('tickets go on sale at ten in the morning, though the clocks change between then and the evening', () => {
    const { ticket_sale_from, date_start } = valuesOf({ what: 'uhr', day: '2026-04-03' })
    expect(ticket_sale_from).toBe('2026-01-23T09:00:00.000Z')
    expect(date_start).toBe('2026-04-03T17:30:00.000Z')
  })

  it('a festival ends by the clock on the wall, days later', () => {
    // From winter time into summer time.
    const festival = valuesOf({ what: 'gegenlicht', day: '2026-03-26', time: '18:00' })
    expect(festival.date_end).toBe('2026-03-29T20:00:00.000Z')
    expect(houseDay(new Date(festival.date_start))).toBe('2026-03-26')
  })
})
