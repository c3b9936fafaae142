import { expect, it } from 'vitest'
import type { FieldDescription } from '../description.ts'
import { asMoney, shownMoney, withMoney } from './money.ts'

it.each([
  ['18', '18.00'],
  ['18,5', '18.50'],
  ['18.50', '18.50'],
  ['18,50 €', '18.50'],
  ['', ''],
  ['frei', 'frei'],
  ['18,– €', '18.00'],
  ['18,-', '18.00'],
  ['18.–', '18.00'],
  ["1'800.50", '1800.50'],
  ['1.800,00', '1800.00'],
  ['1,800.50', '1800.50'],
  // Eighteen hundred, or one and eight tenths: nobody guesses.
  ['1.800', '1.800'],
])('2 §3 Ticket price item: what is typed as %s is kept as %s', (typed, kept) => {
  expect(asMoney(typed)).toBe(kept)
})

it.each([
  ['24.50', '24,50', '24.50'],
  ['24,5', '24,5', '24,5'],
  ['frei', 'frei', 'frei'],
])(
  '2 §3 Ticket price item: %s is read as %s in a German office, and as %s in an English one',
  (kept, german, english) => {
    expect([shownMoney(kept, 'de'), shownMoney(kept, 'en')]).toEqual([german, english])
    expect(asMoney(german)).toBe(asMoney(kept))
  },
)

it('amounts are kept as such wherever they stand, also when one saves while typing', () => {
  const field = (name: string, more: Partial<FieldDescription>): FieldDescription => ({
    ...{ name, label: name, kind: 'string', required: false, read_only: false, limits: {} },
    ...more,
  })
  const price = field('price', { limits: { format: 'money' } })
  const prices = field('prices', { kind: 'items', fields: [price, field('name', {})] })
  const groups = field('groups', { kind: 'items', fields: [prices] })
  const values = {
    prices: [{ price: '48', name: '48' }],
    groups: [{ prices: [{ price: '9,5', name: '' }] }],
    title: '12',
  }
  expect(withMoney([prices, groups, field('title', {})], values)).toEqual({
    prices: [{ price: '48.00', name: '48' }],
    groups: [{ prices: [{ price: '9.50', name: '' }] }],
    title: '12',
  })
  expect(withMoney([price], { title: '12' })).toEqual({ title: '12' })
})
