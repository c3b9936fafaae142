import { expect, it } from 'vitest'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { leadingColumn, possibleColumns, shownColumns } from './columns.ts'

const field = (name: string, kind: FieldDescription['kind'], limits = {}): FieldDescription => ({
  ...{ name, kind, limits, label: name, required: false, read_only: false },
})
const resource = {
  columns: ['date', 'title'],
  fields: [
    field('date', 'dateTime'),
    field('title', 'bilingual'),
    field('text', 'bilingual', { text: 'rich' }),
  ],
} as unknown as ResourceDescription
const names = (fields: FieldDescription[]) => fields.map(({ name }) => name)

it('a list offers the columns that fit into a line', () => {
  expect(names(possibleColumns(resource))).toEqual(['date', 'title'])
})

it('a list shows what was chosen, and what the resource says where nothing of it is left', () => {
  expect(names(shownColumns(resource, ['title', 'gone']))).toEqual(['title'])
  expect(names(shownColumns(resource, ['gone']))).toEqual(['date', 'title'])
  expect(names(shownColumns(resource, null))).toEqual(['date', 'title'])
})

it('the first column with words leads to the item', () => {
  expect(leadingColumn(shownColumns(resource, null))).toBe('title')
  expect(leadingColumn([field('date', 'dateTime')])).toBe('date')
})
