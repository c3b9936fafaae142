import { expect, it } from 'vitest'
import { applyOperations } from '../../module-tree/operations.ts'
import { type DocumentModule, modulesOf, treeOf } from '../../module-tree/tree.ts'
import { compareLanguages, copyAll, copyTo, writtenAt } from './compare-languages.ts'

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
  const here = { tree: treeOf(['a', 'b', 'c'].map((id) => headline(id))), times: times() }
  const there = treeOf(['c', 'a'].map((id) => headline(id)))
  const { tree } = applyOperations(there, copyTo('en', here, there, 'b'))
  expect(modulesOf(tree).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(copyTo('en', here, tree, 'b')).toEqual([])
})

const section = (id: string, children: DocumentModule[]): DocumentModule => ({
  ...{ id, model: 'section', fields: {}, lists: { children } },
})

it('languages that were written apart have their blocks paired by kind and order, and none is copied twice', () => {
  const here = {
    tree: treeOf([headline('de-1'), section('de-2', [headline('de-3'), headline('de-4')])]),
    times: times(['de-3', '2026-02']),
  }
  const there = { tree: treeOf([headline('en-1'), section('en-2', [headline('en-3'), headline('en-4')])]) }
  expect(compareLanguages(here, { ...there, times: times(['en-3', '2026-01']) })).toEqual([
    { module: 'de-3', mark: 'older' },
  ])
  expect(copyAll('en', here, there.tree)).toEqual([])
})

it('of blocks without a partner the one written last is missing, and is copied behind the partner of its neighbour', () => {
  const here = {
    tree: treeOf([section('de-1', [headline('de-2'), headline('new'), headline('de-3')])]),
    times: times(['new', '2026-03']),
  }
  const there = treeOf([section('en-1', [headline('en-2'), headline('en-3')])])
  expect(compareLanguages(here, { tree: there, times: times() })).toEqual([
    { module: 'new', mark: 'missing' },
  ])
  const { tree } = applyOperations(there, copyAll('en', here, there))
  expect(modulesOf(tree)[0]?.lists.children?.map(({ id }) => id)).toEqual(['en-2', 'new', 'en-3'])
})

it('a block that is moved into one written after it is copied with that one', () => {
  const inner = headline('a')
  const before = treeOf([inner, section('b', [])])
  const { tree } = applyOperations(before, [
    { kind: 'move', module: 'a', at: { parent: 'b', place: 'children', after: null } },
  ])
  const operations = copyAll('en', { tree, times: times() }, treeOf([]))
  expect(modulesOf(applyOperations(treeOf([]), operations).tree)).toEqual([section('b', [inner])])
})
