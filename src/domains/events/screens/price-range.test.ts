import { expect, it } from 'vitest'
import type { EventSummary } from '../contract.ts'
import { priceRange } from './price-range.ts'

const of = (prices: string[], groups: string[][] = []) =>
  priceRange({
    prices: prices.map((price) => ({ price })),
    seat_groups: groups.map((group) => ({ prices: group.map((price) => ({ price })) })),
  } as unknown as EventSummary)

it('names the lowest price there is, by its value and not its spelling', () => {
  expect(of(['100.00', '9.50', '24.00'])).toEqual({ kind: 'from', price: '9.50' })
  expect(of(['42.00'], [['42.00', '25.00'], ['10.00']])).toEqual({ kind: 'from', price: '10.00' })
})

it('says one price where there is only one', () => {
  expect(of(['12.00', '12.00'])).toEqual({ kind: 'one', price: '12.00' })
  expect(of(['12.00', '0.00'])).toEqual({ kind: 'one', price: '12.00' })
})

it('tells a free evening from one without prices', () => {
  expect(of(['0.00'])).toEqual({ kind: 'free' })
  expect(of([])).toEqual({ kind: 'none' })
})
