import { expect, it } from 'vitest'
import { applyOperations } from '../../module-tree/operations.ts'
import { type DocumentModule, modulesOf, treeOf } from '../../module-tree/tree.ts'
import { compareLanguages, copyTo, writtenAt } from './compare-languages.ts'

const headline = (id: string, lists: DocumentModule['lists'] = {}): DocumentModule => ({
  ...{ id, model: 'headline', fields: { content: id }, lists },
})
const times = (...pairs: [string, string][]) => new Map(pairs)

it('a block is missing where the other language has none of its id, and older where it was written before', () => {
  const here = {
    tree: treeOf(['a', 'b', 'c'].map((id) => headline(id))),
    times: times(['b', '2026-02'], ['c', '2026-01']),
  }
  const there = {
    tree: treeOf(['b', 'c'].map((id) => headline(id))),
    times: times(['b', '2026-01'], ['c', '2026-02']),
  }
  expect(compareLanguages(here, there)).toEqual([
    { module: 'a', mark: 'missing' },
    { module: 'b', mark: 'older' },
  ])
})

it('what came with a version that nobody has written since is neither', () => {
  const side = { tree: treeOf([headline('a')]), times: times() }
  expect(compareLanguages(side, side)).toEqual([])
})

it('the last write of a module counts, those inside an added one included', () => {
  const inner = headline('inner')
  const changes = [
    {
      kind: 'insert' as const,
      module: headline('a', { children: [inner] }),
      at: { parent: null, place: '', after: null },
    },
    { kind: 'update' as const, module: 'a', fields: { content: 'x' } },
  ].map((operation, index) => ({
    ...{ version: index, operation_id: null, operations: [operation], inverse: [], at: `2026-0${index + 1}` },
  }))
  expect([...writtenAt(changes)]).toEqual([
    ['a', '2026-02'],
    ['inner', '2026-01'],
  ])
})

it('a copied block keeps its id and stands behind the neighbour it has here', () => {
  const here = treeOf(['a', 'b', 'c'].map((id) => headline(id)))
  const there = treeOf(['c', 'a'].map((id) => headline(id)))
  const { tree } = applyOperations(there, copyTo('en', here, there, 'b'))
  expect(modulesOf(tree).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(copyTo('en', here, tree, 'b')).toEqual([])
})
