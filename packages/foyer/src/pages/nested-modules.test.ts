import { describe, expect, it } from 'vitest'
import { definitionOf } from '../modules/catalog.ts'
import { container } from '../modules/container/schema.ts'
import { headline } from '../modules/headline/schema.ts'
import { imageList } from '../modules/image-list/schema.ts'
import type { Module } from '../modules/kit/define-module.ts'
import { section } from '../modules/section/schema.ts'
import { eachModule, mapNested, nestedFields, roomAt } from './nested-modules.ts'

const module = (model: string, id: string, more = {}) => ({ model, id, ...more }) as unknown as Module
const within = (id: string, ...children: Module[][]) =>
  module('section', id, {
    columns: children.map((list, index) => ({ index, classes: 'cell', children: list })),
  })

describe('the lists of a module that hold others', () => {
  it.each([
    ['columns', section, ['columns']],
    ['any modules', container, ['children']],
    ['those of one kind', imageList, ['children']],
    ['none', headline, []],
  ])('are %s', (_name, definition, names) => {
    expect(nestedFields(definition).map(([name]) => name)).toEqual(names)
  })

  it.each([
    ['columns', section, { columns: [{ index: 7, classes: 'cell', children: ['a'] }] }, 'columns.0.children'],
    ['any modules', container, { children: ['a'] }, 'children'],
    ['those of one kind', imageList, { children: ['a'] }, 'children'],
  ])('are replaced in place: %s', (_name, definition, values, place) => {
    const places: string[] = []
    const mapped = mapNested(definition, { ...values, anchor: 'x' }, (list, at) => {
      places.push(at)
      return list.map((one) => `${one}!`)
    })
    expect(places).toEqual([place])
    expect(mapped).toEqual(
      'columns' in values
        ? { columns: [{ index: 0, classes: 'cell', children: ['a!'] }], anchor: 'x' }
        : { children: ['a!'], anchor: 'x' },
    )
  })
})

describe('what may stand in a list of a module', () => {
  it('is any module of the catalog in a column or in a container', () => {
    for (const room of [roomAt(section, 'columns.0.children'), roomAt(container, 'children')])
      expect(room).toEqual({ definitions: definitionOf, max: 200 })
  })

  it('is a kind of its own in a list of such', () => {
    const room = roomAt(imageList, 'children')
    expect(room?.max).toBe(60)
    expect([room?.definitions('image')?.model, room?.definitions('headline')]).toEqual(['image', undefined])
  })

  it.each([
    ...['columns', 'columns.0', 'columns.0.other', 'columns.x.children', 'columns.12.children'],
    ...['columns.1x.children', 'columns.children', 'extra_class', 'nothing', 'constructor', ''],
  ])('is nothing where there is no such list: %j in a section', (place) => {
    expect(roomAt(section, place)).toBeNull()
  })

  it.each(['children.0.children', 'children.0', 'format', 'anchor'])('or %j in a list of images', (place) => {
    expect(roomAt(imageList, place)).toBeNull()
  })
})

it('every module of a tree is visited, those around others first; what nobody knows is passed over', () => {
  const visited: string[] = []
  const tree = [
    within('outer', [module('headline', 'a')], [within('inner', [module('text', 'b')])]),
    module('poem', 'unknown', { children: [module('text', 'hidden')] }),
    module('image-list', 'images', { children: [module('image', 'c'), module('headline', 'misplaced')] }),
  ]
  eachModule(tree, ({ id }, definition) => visited.push(`${definition.model} ${id}`))
  expect(visited).toEqual([
    ...['section outer', 'headline a', 'section inner', 'text b', 'image-list images', 'image c'],
  ])
})
