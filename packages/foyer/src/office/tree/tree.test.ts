import { expect, it } from 'vitest'
import { treeOf } from './tree.ts'

it('items stand under the ones they name, in the order they came', () => {
  const items = [
    { id: 1, parent: null },
    { id: 3, parent: 1 },
    { id: 2, parent: 1 },
    { id: 4, parent: 99 },
  ]
  const tree = treeOf(items, ({ parent }) => parent)
  expect(tree.map(({ item, below }) => [item.id, below.map((one) => one.item.id)])).toEqual([
    [1, [3, 2]],
    [4, []],
  ])
})
