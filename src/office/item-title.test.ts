import { expect, it } from 'vitest'
import type { FieldDescription, ResourceDescription } from '../fields/description.ts'
import { itemTitle } from './item-title.ts'

const field = (name: string, kind: FieldDescription['kind']): FieldDescription => ({
  name,
  kind,
  label: name,
  required: false,
  read_only: false,
  limits: {},
})
const resource = {
  one: 'Event',
  columns: ['date_start', 'title'],
  fields: [field('date_start', 'dateTime'), field('title', 'bilingual')],
} as unknown as ResourceDescription

it('an item is called by the first column that holds words', () => {
  const item = { id: 3, date_start: '2026-03-10T19:30:00+01:00', title: { de: 'Nacht', en: 'Night' } }
  expect([itemTitle(resource, item, 'de'), itemTitle(resource, item, 'en')]).toEqual(['Nacht', 'Night'])
})

it('an item without a translation is called what it is called in the other language', () => {
  expect(itemTitle(resource, { id: 3, title: { de: 'Nacht', en: '' } }, 'en')).toBe('Nacht')
})

it('an item without words is called by its number', () => {
  expect(itemTitle(resource, { id: 3, title: { de: '', en: '' } }, 'en')).toBe('Event 3')
})
