import { expect, it } from 'vitest'
import type { ResourceDescription } from '../../fields/description.ts'
import { asParams, asSearch, canMove, readListQuery, turned, withChange } from './list-query.ts'

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
  expect(asked('?search=nacht&when=coming')).toEqual({ search: 'nacht', when: 'coming' })
})

it('what is shown as the time of a list is what it is asked for', () => {
  const programme = { ...resource, ends: 'date_end' }
  const begun = readListQuery(programme, '')
  const sought = withChange(begun, { search: 'nacht' })
  expect([begun.when, sought.when, withChange(sought, { search: '' }).when]).toEqual([
    ...['coming', 'all', 'coming'],
  ])
  const coming = withChange(sought, { when: 'coming' })
  expect(asSearch(coming)).toBe('?search=nacht&when=coming')
  expect(readListQuery(programme, asSearch(coming))).toEqual(coming)
})

it('items are moved among their neighbours where the whole list is seen in their own order', () => {
  const ordered = { ...resource, position: 'position', parent: null, order: 'position' }
  const sorted = { ...ordered, columns: ['title', 'position'], order: 'title' }
  const may = (search: string, of = ordered, count = 7) => canMove(of, readListQuery(of, search), count)
  expect(may('')).toBe(true)
  for (const search of ['?search=x', '?mark=offline', '?room=3', '?ordering=title'])
    expect(may(search)).toBe(false)
  expect(may('', ordered, 51)).toBe(false)
  expect([may('', sorted), may('?ordering=position', sorted)]).toEqual([false, true])
  expect(may('', { ...ordered, parent: 'parent' as never })).toBe(false)
  expect(may('', { ...ordered, position: null as never })).toBe(false)
})
