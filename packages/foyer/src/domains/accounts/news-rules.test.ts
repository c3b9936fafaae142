import { describe, expect, it } from 'vitest'
import { type Earlier, type Evening, newsOf, newsSince, nextLook } from './news-rules.ts'

const at = (text: string) => new Date(`2026-${text}:00Z`)
const SINCE = at('03-01T12:00')
const NOW = at('03-10T12:00')
const LOOKING = { since: SINCE, now: NOW, isKept: true }
const EVENING: Evening = {
  status: 'scheduled',
  dateStart: at('04-01T18:00'),
  dateEnd: at('04-01T20:00'),
  ticketSaleFrom: null,
  publishedAt: new Date(0),
}
const BEFORE = { status: 'scheduled', dateStart: EVENING.dateStart, isOnline: true }

const told = (change: Partial<Evening>, earlier: Earlier = null, looking = {}) =>
  newsOf({ ...EVENING, ...change }, earlier, { ...LOOKING, ...looking })

describe('what is new of a favorite', () => {
  it('nothing, where nothing has changed or only its words have', () => {
    expect(told({})).toBeNull()
    expect(told({}, BEFORE)).toBeNull()
  })

  it('that it is cancelled, and nothing else then', () => {
    expect(told({ status: 'cancelled' }, BEFORE)).toBe('cancelled')
    expect(told({ status: 'cancelled' }, { ...BEFORE, dateStart: at('03-30T18:00') })).toBe('cancelled')
    expect(told({ status: 'cancelled' }, { ...BEFORE, status: 'cancelled' })).toBeNull()
    expect(told({ status: 'cancelled', ticketSaleFrom: at('03-05T09:00') })).toBeNull()
  })

  it('that it is at another time, or called moved', () => {
    expect(told({}, { ...BEFORE, dateStart: at('03-30T18:00') })).toBe('moved')
    expect(told({ status: 'moved' }, BEFORE)).toBe('moved')
    expect(told({ status: 'moved' }, { ...BEFORE, status: 'moved' })).toBeNull()
  })

  it('a new date of a kept production: written since, put online since, or its day has come since', () => {
    const ofProduction = { isKept: false }
    expect(told({}, 'nothing', ofProduction)).toBe('new_date')
    expect(told({}, { ...BEFORE, isOnline: false }, ofProduction)).toBe('new_date')
    expect(told({ publishedAt: at('03-05T09:00') }, null, ofProduction)).toBe('new_date')
    expect(told({ publishedAt: SINCE }, null, ofProduction)).toBeNull()
    expect(told({}, 'nothing')).toBeNull()
  })

  it('that its sale has begun since, as long as there are tickets', () => {
    expect(told({ ticketSaleFrom: at('03-05T09:00') })).toBe('on_sale')
    expect(told({ ticketSaleFrom: NOW })).toBe('on_sale')
    expect(told({ ticketSaleFrom: SINCE })).toBeNull()
    expect(told({ ticketSaleFrom: at('03-10T12:01') })).toBeNull()
    expect(told({ ticketSaleFrom: at('03-05T09:00'), status: 'sold_out' })).toBeNull()
  })

  it('that few tickets are left of a kept evening, unless the person knew', () => {
    expect(told({ status: 'few_left' })).toBe('few_left')
    expect(told({ status: 'few_left' }, { ...BEFORE, status: 'few_left' })).toBeNull()
    expect(told({ status: 'few_left' }, null, { isKept: false })).toBeNull()
  })

  it('nothing of what is over', () => {
    expect(told({ status: 'cancelled', dateEnd: NOW }, BEFORE)).toBeNull()
  })
})

describe('since when something is news', () => {
  it('from the first look on', () => {
    expect(newsSince(undefined, NOW)).toBeNull()
    expect(nextLook(undefined, NOW)).toEqual({ newsSince: NOW, lookedAt: NOW })
  })

  it('from the last look on; within an hour it is still the same visit', () => {
    const looks = { newsSince: at('03-01T08:00'), lookedAt: at('03-10T11:00') }
    expect(newsSince(looks, NOW)).toEqual(looks.newsSince)
    expect(nextLook(looks, NOW)).toEqual({ newsSince: looks.newsSince, lookedAt: NOW })
    const later = at('03-10T12:01')
    expect(newsSince(looks, later)).toEqual(looks.lookedAt)
    expect(nextLook(looks, later)).toEqual({ newsSince: looks.lookedAt, lookedAt: later })
  })
})
