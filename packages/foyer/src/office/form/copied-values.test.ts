import { expect, it } from 'vitest'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { copiedValues } from './copied-values.ts'

const field = (name: string, kind: FieldDescription['kind'], more: Partial<FieldDescription> = {}) => ({
  ...{ name, kind, label: name, required: false, read_only: false, limits: {} },
  ...more,
})

it('a copy has everything but what only one item can have, and begins offline', () => {
  const resource = {
    fields: [
      field('title', 'bilingual'),
      field('path', 'bilingual', { limits: { text: 'path' } }),
      field('id_jet', 'string', { limits: { format: 'key' } }),
      field('created_at', 'dateTime', { read_only: true }),
      field('is_online', 'boolean', { default: true }),
    ],
  } as unknown as ResourceDescription
  const from = {
    title: { de: 'Nacht', en: 'Night' },
    path: { de: 'nacht', en: 'night' },
    id_jet: '17',
    created_at: '2026-03-10T19:30:00+01:00',
    is_online: true,
  }
  expect(copiedValues(resource, from)).toEqual({
    title: { de: 'Nacht', en: 'Night' },
    path: { de: '', en: '' },
    id_jet: '',
    is_online: false,
  })
})
