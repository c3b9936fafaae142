import { expect, it } from 'vitest'
import { image, items, number, password, reference, string } from '../../fields/kinds.ts'
import { publicationFields } from '../../saving/publication.ts'
import { madeOf } from './made.ts'
import { defineOwnResource, type OwnResourceDescription } from './own-resource.ts'

const both = (text: string) => ({ de: text, en: text })
const strings = { one: both('Work'), many: both('Works') }
const given = { model: 'work', strings, fields: { title: string() } }
const define = (more: object) =>
  defineOwnResource({ ...given, ...more } as OwnResourceDescription<'work', typeof given.fields, never>)

it('ten lines are enough: list, search, filters and order follow from the fields', () => {
  const own = define({ fields: { title: string(), ...publicationFields } })
  expect(own.name).toBe('house/work')
  const { columns, searched, filters, order } = madeOf(own).resource
  expect({ columns, searched, filters, order }).toEqual({
    ...{ columns: ['title', 'is_online', 'published_at'], searched: ['title'], filters: ['is_online'] },
    order: 'title',
  })
})

it.each([
  ['a name in capitals', { model: 'Work' }, /small letters/],
  [
    'no text',
    { fields: { position: number({ min: 0, max: 9 }) } },
    'resources/work.ts has no text: the first one is the title of an item.',
  ],
  [
    'a label that is missing',
    { fields: { title: string(), minutes: number({ min: 1, max: 9 }) } },
    'resources/work.ts: strings has no label "minutes".',
  ],
  [
    'a reserved name',
    { fields: { title: string(), version: string() } },
    /a field cannot be called "version"/,
  ],
  [
    'a name that is a column',
    { fields: { title: string(), image_id: string() } },
    /a field cannot be called "image_id"/,
  ],
  [
    'a column that is no field',
    { columns: ['titel'] },
    'resources/work.ts names "titel", which is no field.',
  ],
  [
    'a shown field that is none',
    { shown: ['titel'] },
    'resources/work.ts: shown names "titel", which is no field.',
  ],
  [
    'a found field that visitors do not see',
    { found: ['title'], shownAt: () => ({ de: '/de/x', en: '/en/x' }) },
    'resources/work.ts: found names "title", which is not among the shown fields.',
  ],
  ['found items without a page', { found: [] }, 'resources/work.ts: found needs shownAt'],
  ['a kind that is ours alone', { fields: { title: string(), email: password() } }, /is a password/],
  [
    'a reference in a record',
    { fields: { title: string(), images: items({ image: image() }) } },
    /"images\.image" is a reference inside a record/,
  ],
  [
    'a filter that an address cannot say',
    {
      strings: { ...strings, from: both('From') },
      fields: { title: string(), from: reference('person') },
      filters: ['from'],
    },
    /cannot be filtered by "from"/,
  ],
])('%s is refused with one sentence that names the file', (_, more, sentence) => {
  expect(() => define(more)).toThrow(sentence)
})
