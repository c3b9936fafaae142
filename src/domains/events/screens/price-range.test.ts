import { expect, it } from 'vitest'
import type { EventSummary } from '../contract.ts'
import { isFree, priceRange } from './price-range.ts'

const of = (prices: string[], groups: string[][] = []) =>
  priceRange({
    prices: prices.map((price) => ({ price })),
    seat_groups: groups.map((group) => ({ prices: group.map((price) => ({ price })) })),
  } as unknown as EventSummary)

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
