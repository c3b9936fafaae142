import { describe, expect, it } from 'vitest'
import type { CurrentEvent } from '../../../ui/shell-state.ts'
import { bookingOf, hasOwnTickets, isEventPage, overlayAddress } from './rules.ts'

const event = (part: Partial<CurrentEvent>): CurrentEvent => ({
  kind: 'event',
  title: 'Der Sturm',
  ticket_url: 'https://shop.example/1',
  seat_groups: [],
  prices: [],
  id_jet: null,
  date_start: '2026-03-10T19:30:00+01:00',
  ...part,
})
const price = (amount: string) => ({ price: amount, sale_type_id: 1, text: 'Vollpreis', name: 'Parkett' })
const group = { seat_group: 1, status: '1', text: 'Parkett', prices: [], timeslots: [] }
const shown = (part: Partial<CurrentEvent>) => ({ showStickyEvent: true, currentEvent: event(part) })

describe('2 §2 Sticky navigation and booking button', () => {
  it('leads to the dates on a production page while the flag is on', () => {
    const dates = { kind: 'dates', url: '#datesAndTickets' }
    expect(bookingOf('production', { showStickyEvent: true, currentEvent: null })).toEqual(dates)
    expect(bookingOf('production', { showStickyEvent: false, currentEvent: null })).toBeNull()
  })

  it.each([
    ['seat groups', { seat_groups: [group] }],
    ['a price', { prices: [price('0.00'), price('12.00')] }],
  ])('leads to the tickets of an event with %s', (_what, part) => {
    expect(bookingOf('event', shown(part))).toEqual({ kind: 'tickets', event: event(part) })
    expect(bookingOf('event', { ...shown(part), showStickyEvent: false })).toBeNull()
  })

  it.each([
    ['is free', { prices: [price('0.00')] }],
    ['has neither', {}],
    ['has no address to buy at', { seat_groups: [group], ticket_url: '' }],
  ])('stays away where the event %s', (_what, part) => {
    expect(bookingOf('event', shown(part))).toBeNull()
  })

  it('the ticket button is hidden on event pages alone', () => {
    expect((['events', 'event', 'production', 'home', null] as const).map(isEventPage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('a page with tickets of its own has no second button that glows', () => {
    const production = { kind: 'production', ticket_url: '#datesAndTickets' } as const
    expect(hasOwnTickets(event(production))).toBe(true)
    expect(hasOwnTickets(event({ ...production, date_start: '' })), 'no date to come').toBe(false)
    expect(hasOwnTickets(null)).toBe(false)
  })

  it('the overlay opens over the page one is on', () => {
    expect(overlayAddress({ pathname: '/de/search', search: '?q=Nacht' })).toBe(
      '/de/search?q=Nacht&overlay=true',
    )
    expect(overlayAddress({ pathname: '/de', search: '' })).toBe('/de?overlay=true')
  })
})
