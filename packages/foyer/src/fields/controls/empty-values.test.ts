import { expect, it } from 'vitest'
import type { FieldDescription } from '../description.ts'
import { newRow } from './empty-values.ts'

const field = (name: string, kind: FieldDescription['kind']): FieldDescription => ({
  ...{ name, kind, label: name, required: false, read_only: false, limits: {} },
})

it('2 §3 Ticket price item: a new price is given the next number', () => {
  const fields = [field('id', 'number'), field('price', 'string')]
  expect(newRow(fields, [])).toEqual({ id: 1, price: '' })
  expect(newRow(fields, [{ id: 7 }, { id: null }, { id: 3 }])).toEqual({ id: 8, price: '' })
  expect(newRow([field('price', 'string')], [{ price: '1.00' }])).toEqual({ price: '' })
})
