import { expect, it } from 'vitest'
import type { FieldDescription } from '../description.ts'
import { recordWords } from './record-words.ts'

const field = (name: string, kind: FieldDescription['kind'], more: Partial<FieldDescription> = {}) => ({
  ...{ name, kind, label: name, required: false, read_only: false, limits: {} },
  ...more,
})
const fields = [
  field('price', 'string'),
  field('name', 'bilingual'),
  field('has_discounts', 'boolean', { label: 'Ermäßigt' }),
  field('slots', 'items', { label: 'Zeitfenster' }),
  field('status', 'choice', {
    default: 1,
    options: [
      { value: 1, label: 'frei' },
      { value: 0, label: 'zu' },
    ],
  }),
]

it('a record is told by its words, its numbers and the length of its tables', () => {
  const record = {
    price: '42.00',
    name: { de: 'Parkett', en: 'Stalls' },
    has_discounts: true,
    slots: [{}, {}],
    status: 0,
  }
  expect(recordWords(fields, record, 'en')).toBe('42.00 · Stalls · Ermäßigt · Zeitfenster: 2 · zu')
})

it('a new record has nothing to tell', () => {
  const record = { price: '', name: { de: '', en: '' }, has_discounts: false, slots: [], status: 1 }
  expect(recordWords(fields, record, 'de')).toBe('')
})

it('a price is told by its amount and its name, and not by the keys that a ticket shop has for it', () => {
  const shop = [
    field('id', 'number'),
    field('price', 'string', { limits: { format: 'money' } }),
    field('status', 'string'),
    field('name', 'bilingual'),
  ]
  const record = { id: 11, price: '42.00', status: '1', name: { de: 'Parkett', en: 'Stalls' } }
  expect(recordWords(shop, record, 'de')).toBe('42,00 € · Parkett')
  expect(recordWords(shop, record, 'en')).toBe('€42.00 · Stalls')
  expect(recordWords(shop, { id: 11, price: '42' }, 'de')).toBe('42')
  expect(recordWords(shop, { id: 11 }, 'de')).toBe('11')
})
