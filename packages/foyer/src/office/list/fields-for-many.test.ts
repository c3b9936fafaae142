import { expect, it } from 'vitest'
import type { FieldDescription } from '../../fields/description.ts'
import { firstFieldForMany, settableForMany, valueToBeginWith } from './fields-for-many.ts'

const field = (name: string, kind: FieldDescription['kind'], limits = {}): FieldDescription => ({
  name,
  kind,
  limits,
  label: name,
  required: false,
  read_only: false,
})
const evenings = {
  fields: [
    field('title', 'bilingual'),
    field('id_jet', 'string', { format: 'key' }),
    field('date_start', 'dateTime'),
    field('date_end', 'dateTime'),
    field('prices', 'items'),
    field('status', 'choice'),
  ],
  begins: 'date_start',
  ends: 'date_end',
  position: null,
  parent: null,
}

it('several items can be given what they may have in common, lists of records first', () => {
  expect(settableForMany(evenings).map(({ name }) => name)).toEqual(['title', 'prices', 'status'])
  expect(firstFieldForMany(evenings)).toBe('prices')
})

it('the form for many begins with what all of them say', () => {
  const prices = [{ id: 1, price: '12.00' }]
  const one = { display_name: 'Eins', prices }
  const other = { display_name: 'Zwei', prices: [{ id: 1, price: '12.00' }] }
  expect(valueToBeginWith([one, other], 'prices')).toEqual({ value: prices, from: null })
})

it('where they differ, it begins with the first that says anything, and tells which', () => {
  const empty = { display_name: 'Leer', prices: [] }
  const told = { display_name: 'Mit Preis', prices: [{ id: 1, price: '12.00' }] }
  expect(valueToBeginWith([empty, told], 'prices')).toEqual({ value: told.prices, from: 'Mit Preis' })
})
