import { describe, expect, it } from 'vitest'
import { choiceOf, hasToggle, shownCategories } from './categories.ts'
import { evening, group, offerOf, SLOTS } from './samples.ts'

const names = (event: Parameters<typeof choiceOf>[0], offer: Parameters<typeof choiceOf>[1] = null) =>
  choiceOf(event, offer).categories.map(({ text }) => text)

describe('2 §5: what the widget offers', () => {
  it('the main price of a seat group is Vollpreis, the others are discounts', () => {
    const [category] = choiceOf(evening(), null).categories
    expect(category?.main).toMatchObject({
      text: 'Vollpreis',
      price: '24.00',
      seat_group: 1,
      group: 'Parkett',
    })
    expect(category?.discounts.map(({ text }) => text)).toEqual(['Ermäßigt', 'Unter 28'])
  })

  it('in English as well', () => {
    const prices = [
      { sale_type_id: 2, price: '5.00', text: 'Reduced' },
      { sale_type_id: 1, price: '8.00', text: 'Full price' },
    ]
    const [category] = choiceOf(evening({ seat_groups: [group(1, 'Stalls', { prices })] }), null).categories
    expect(category?.main.text).toBe('Full price')
  })

  it('in timeslot mode the first price is main and the rest are discounts', () => {
    const event = evening({ seat_groups: [group(1, 'Rundgang', { timeslots: SLOTS })] })
    const { isTimeslotMode, categories } = choiceOf(event, null)
    expect(isTimeslotMode).toBe(true)
    expect(categories[0]?.main.text).toBe('Ermäßigt')
    expect(categories[0]?.discounts.map(({ text }) => text)).toEqual(['Vollpreis', 'Unter 28'])
  })

  it('timeslot mode offers only timeslots whose status is not 0', () => {
    const event = evening({ seat_groups: [group(1, 'Rundgang', { timeslots: SLOTS })] })
    expect(choiceOf(event, null).timeslots.map(({ block_id }) => block_id)).toEqual([71, 72])
    const closed = SLOTS.map((slot) => ({ ...slot, status: '0' }))
    expect(names(evening({ seat_groups: [group(1, 'Rundgang', { timeslots: closed })] }))).toEqual([])
  })

  it('seat-group mode offers only groups whose status is not 0', () => {
    const event = evening({
      seat_groups: [group(1, 'Parkett', { status: '0' }), group(2, 'Rang', { status: '3' })],
    })
    expect(names(event)).toEqual(['Rang'])
  })

  it('what the shop says now counts more than what the page says', () => {
    const event = evening()
    const offer = offerOf(event)
    const gone = {
      ...offer,
      seat_groups: offer.seat_groups.map((each, place) => ({
        ...each,
        status: place ? ('1' as const) : ('0' as const),
      })),
    }
    expect(names(event, gone)).toEqual(['Rang'])
    expect(choiceOf(event, gone).categories[0]?.left).toBe(12)
  })

  it('an event without seat groups is one category of all its prices', () => {
    const prices = evening().seat_groups[0]?.prices.map((price) => ({ ...price, name: 'Halle' })) ?? []
    const [category] = choiceOf(evening({ seat_groups: [], prices }), null).categories
    expect(category).toMatchObject({
      text: 'Halle',
      seat_group: null,
      main: { text: 'Vollpreis', seat_group: null },
    })
    expect(category?.discounts).toHaveLength(2)
  })

  it('a group without prices cannot be sold', () => {
    expect(names(evening({ seat_groups: [group(1, 'Loge', { prices: [] })] }))).toEqual([])
  })
})

describe('2 §4 Booking widget: the price list', () => {
  const of = (count: number) =>
    choiceOf(
      evening({ seat_groups: Array.from({ length: count }, (_, place) => group(place + 1, `G${place}`)) }),
      null,
    ).categories

  it.each([
    [1, 1, false],
    [2, 2, false],
    [3, 2, true],
    [9, 2, true],
  ])('of %i shows the first %i; a toggle: %s', (count, shown, toggle) => {
    expect(shownCategories(of(count), false)).toHaveLength(shown)
    expect(shownCategories(of(count), true)).toHaveLength(count)
    expect(hasToggle(of(count))).toBe(toggle)
  })
})
