import { describe, expect, it } from 'vitest'
import { treeOf } from '../../module-tree/tree.ts'
import { kindsIn, mayStand, placeBehind } from './standing.ts'

const module = (id: string, model: string, lists = {}) => ({ id, model, fields: {}, lists })
const tree = treeOf([
  module('list', 'teaser-list', { children: [module('one', 'teaser-item')] }),
  module('section', 'section', { 'columns.0.children': [module('inner', 'quote')] }),
])
const top = { parent: null, place: '' }
const items = { parent: 'list', place: 'children' }
const column = { parent: 'section', place: 'columns.0.children' }

describe('where a block may stand', () => {
  it('in the document and in columns any block, in a list of items only its items', () => {
    expect([top, items, column].map((list) => mayStand(tree, 'headline', list))).toEqual([true, false, true])
    expect([top, items, column].map((list) => mayStand(tree, 'teaser-item', list))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('behind an item of a list is behind the list for everything else', () => {
    const forBlocks = (id: string) => placeBehind(tree, id, (list) => kindsIn(tree, list) === null)
    expect(forBlocks('one')).toEqual({ ...top, after: 'list' })
    expect(forBlocks('inner')).toEqual({ ...column, after: 'inner' })
    expect(placeBehind(tree, 'one', (list) => mayStand(tree, 'teaser-item', list))).toEqual({
      ...items,
      after: 'one',
    })
    expect(placeBehind(tree, 'inner', (list) => mayStand(tree, 'teaser-item', list))).toBeNull()
  })
})
