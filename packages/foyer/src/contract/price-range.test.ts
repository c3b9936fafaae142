import { expect, it } from 'vitest'
import { isFree, isPayWhatYouCan, priceRange } from './price-range.ts'

const of = (prices: string[], groups: string[][] = []) =>
  priceRange({
    prices: prices.map((price) => ({ price })),
    seat_groups: groups.map((group) => ({ prices: group.map((price) => ({ price })) })),
  } as unknown as Parameters<typeof priceRange>[0])

it('is by number and not by letter, and knows the discounts of seat groups', () => {
  expect(of(['100.00', '9.50', '24.00'])).toEqual({ lowest: '9.50', highest: '100.00' })
  expect(of(['42.00'], [['42.00', '25.00'], ['10.00']])).toEqual({ lowest: '10.00', highest: '42.00' })
})

it('leaves out 0.00 beside others', () => {
  expect(of(['12.00', '0.00'])).toEqual({ lowest: '12.00', highest: '12.00' })
})

it('tells a free evening from one without prices', () => {
  expect(of(['0.00'])).toSatisfy(isFree)
  expect(of([])).toBeNull()
})

it('knows an evening at which one pays what one can by a price above the main one', () => {
  const evening = (...prices: [text: string, price: string][]) =>
    ({
      prices: [],
      seat_groups: [{ prices: prices.map(([text, price]) => ({ text, price })) }],
    }) as unknown as Parameters<typeof priceRange>[0]
  expect(
    isPayWhatYouCan(evening(['Vollpreis', '24.00'], ['Mindestpreis', '8.00'], ['Solidarpreis', '32.00'])),
  ).toBe(true)
  expect(isPayWhatYouCan(evening(['Ermäßigt', '14.50'], ['Vollpreis', '24.00']))).toBe(false)
  expect(isPayWhatYouCan(evening())).toBe(false)
})
