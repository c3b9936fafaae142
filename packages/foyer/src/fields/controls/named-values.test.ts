import { expect, it } from 'vitest'
import type { FieldDescription } from '../description.ts'
import { namedValues } from './named-values.ts'

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  ...{ name, label: name, kind: 'string', required: false, read_only: false, limits: {}, ...more },
})

it.each([
  [
    'in both languages',
    [field('name', { kind: 'bilingual', required: true }), field('position', { kind: 'number', default: 0 })],
    { name: { de: 'Ada M. Lovelace', en: 'Ada M. Lovelace' }, position: 0 },
  ],
  [
    'as first and last name',
    [field('first_name'), field('last_name', { required: true })],
    { first_name: 'Ada M.', last_name: 'Lovelace' },
  ],
  [
    'not where a day is needed as well',
    [field('name', { required: true }), field('day', { kind: 'day', required: true })],
    null,
  ],
] as const)('Back-office: what is missing in a picker is made of its name, %s', (_, fields, values) => {
  expect(namedValues(fields, 'Ada M. Lovelace')).toEqual(values)
})
