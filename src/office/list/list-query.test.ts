import { expect, it } from 'vitest'
import type { ResourceDescription } from '../../fields/description.ts'
import { asParams, asSearch, readListQuery, turned } from './list-query.ts'

const resource = {
  columns: ['title', 'date_start'],
  filters: ['room', 'status'],
  marks: ['offline', 'past'],
  ends: null,
} as unknown as ResourceDescription

it('a list is found again by its address', () => {
  const search = '?room=3&search=nacht&mark=offline&ordering=-date_start&page=2'
  const query = readListQuery(resource, search)
  expect(readListQuery(resource, asSearch(query))).toEqual(query)
  expect(asParams(resource, query)).toEqual({
    room: '3',
    search: 'nacht',
    mark: 'offline',
    ordering: '-date_start',
    page: 2,
  })
})

it('what the list does not know is not asked for', () => {
  expect(asParams(resource, readListQuery(resource, '?mark=loud&ordering=secret&page=-1&genre=2'))).toEqual(
    {},
  )
})

it('another press on a column turns the order round', () => {
  expect([turned('', 'title'), turned('title', 'title'), turned('-title', 'title')]).toEqual([
    'title',
    '-title',
    'title',
  ])
})

it('a programme is looked at from today on, unless somebody looks for words', () => {
  const programme = { ...resource, ends: 'date_end' }
  const asked = (search: string) => asParams(programme, readListQuery(programme, search))
  expect(asked('')).toEqual({ when: 'coming' })
  expect(asked('?search=nacht')).toEqual({ search: 'nacht' })
  expect(asked('?search=nacht&when=past')).toEqual({ search: 'nacht', when: 'past' })
  expect(asked('?when=all')).toEqual({})
  expect(asked('?mark=offline')).toEqual({ mark: 'offline', when: 'coming' })
  expect(asked('?mark=past')).toEqual({ mark: 'past' })
})
