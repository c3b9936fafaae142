import { expect, it } from 'vitest'
import { asMoney } from './money.ts'

it.each([
  ['18', '18.00'],
  ['18,5', '18.50'],
  ['18.50', '18.50'],
  ['18,50 €', '18.50'],
  ['', ''],
  ['frei', 'frei'],
  ['1.800,00', '1.800,00'],
])('2 §3 Ticket price item: what is typed as %s is kept as %s', (typed, kept) => {
  expect(asMoney(typed)).toBe(kept)
})
