import { expect, it } from 'vitest'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { csvColumns, csvRows, rowChanges } from './csv-columns.ts'

const field = (name: string, kind: FieldDescription['kind'], more: Partial<FieldDescription> = {}) => ({
  ...{ name, kind, label: name, required: false, read_only: false, limits: {} },
  ...more,
})
const resource = {
  fields: [
    field('title', 'bilingual'),
    field('room', 'reference'),
    field('tags', 'references'),
    field('is_online', 'boolean'),
    field('status', 'choice', { options: [{ value: 'moved', label: 'Verlegt' }] }),
    field('prices', 'items'),
    field('created_at', 'dateTime', { read_only: true }),
  ],
} as unknown as ResourceDescription
const item = {
  title: { de: 'Nacht', en: 'Night' },
  room: 3,
  tags: [1, 2],
  is_online: true,
  status: 'moved',
  prices: [{ price: '9.00' }],
  created_at: '2026-03-10T09:00:00+01:00',
}
const asCells = () =>
  Object.fromEntries(csvColumns(resource).map(({ header, write }) => [header, write(item)]))

it('a row that was taken out and is put in again changes nothing', () => {
  expect(rowChanges(resource, { id: 1, cells: asCells() }, item)).toEqual({})
})

it('a row changes what its cells say, and nothing that it has no cell for', () => {
  const cells = { title_en: 'By night', tags: '2', is_online: 'nein', room: '', status: 'Verlegt' }
  expect(rowChanges(resource, { id: 1, cells }, item)).toEqual({
    title: { de: 'Nacht', en: 'By night' },
    tags: [2],
    is_online: false,
    room: null,
  })
})

it('what is no column is named, and rows without a number are new', () => {
  const table = [
    ['id', 'title_de', 'colour'],
    ['7', 'Tag', 'red'],
    ['', 'Neu', ''],
  ]
  const { rows, unknown } = csvRows(resource, table)
  expect(unknown).toEqual(['colour'])
  expect(rows).toEqual([
    { id: 7, cells: { id: '7', title_de: 'Tag' } },
    { id: null, cells: { id: '', title_de: 'Neu' } },
  ])
})
