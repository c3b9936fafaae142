import { describe, expect, it } from 'vitest'
import { designSettings } from '../contract/design-settings.ts'
import { type Bookable, opensWidget } from './bookable.ts'

const design = designSettings.parse({})
const price = (amount: string) => ({ price: amount, sale_type_id: 1, text: 'Vollpreis', name: 'Halle' })
const evening: Bookable = {
  title: 'Der Sturm',
  ticket_url: '/webshop/event/7',
  id_jet: '7',
  date_start: '2026-03-10T19:30:00+01:00',
  seat_groups: [],
  prices: [price('0.00'), price('18.00')],
}

describe('2 §2 Booking button: when the quick-buy setting is active, the booking widget is used instead', () => {
  it('of an event with a price', () => expect(opensWidget(evening, design)).toBe(true))

  it('of an event with seat groups', () => {
    const group = { seat_group: 1, status: '1', text: 'Parkett', prices: [], timeslots: [] }
    expect(opensWidget({ ...evening, prices: [], seat_groups: [group] }, design)).toBe(true)
  })

  it.each([
    ['the setting is off', {}, { ...design, quickBuy: false }],
    ['there are no settings', {}, null],
    ['the shop does not know the event', { id_jet: null }, design],
    ['it costs nothing (2 §5)', { prices: [price('0.00')] }, design],
    ['it has no prices', { prices: [] }, design],
  ])('not where %s', (_why, part, settings) => {
    expect(opensWidget({ ...evening, ...part }, settings)).toBe(false)
  })
})
