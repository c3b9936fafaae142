import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NaiveDocument } from '../../../../tests/support/naive-document.ts'
import { differenceOf } from './difference.ts'
import { applyOperation, applyOperations, type Operation, OperationError } from './operations.ts'
import { type DocumentModule, modulesOf, type Place, placeOf, type Tree, treeOf } from './tree.ts'

const leaf = (id: string, text = id): DocumentModule => ({
  id,
  model: 'text',
  fields: { text, big: false },
  lists: {},
})
const box = (id: string, lists: Record<string, DocumentModule[]>): DocumentModule => ({
  id,
  model: 'section',
  fields: { text: id, big: true },
  lists,
})
const start = () =>
  treeOf([leaf('a'), box('b', { 'columns.0.children': [leaf('c'), leaf('d')] }), leaf('e')], { title: 'T' })
const idsOf = (modules: DocumentModule[]): unknown[] =>
  modules.map(({ id, lists }) => (Object.keys(lists).length > 0 ? [id, Object.values(lists).map(idsOf)] : id))
const shape = (tree: Tree) => idsOf(modulesOf(tree))
const top = (after: string | null): Place => ({ parent: null, place: '', after })
const inB = (after: string | null): Place => ({ parent: 'b', place: 'columns.0.children', after })

describe('3-readings, Editing: an operation on a tree of modules', () => {
  it('inserts a module with everything in it', () => {
    const module = box('x', { children: [leaf('y')] })
    const { tree, inverse } = applyOperation(start(), { kind: 'insert', module, at: inB('c') })
    expect(shape(tree)).toEqual(['a', ['b', [['c', ['x', [['y']]], 'd']]], 'e'])
    expect(inverse).toEqual({ kind: 'remove', module: 'x' })
  })

  it('updates some fields, and gives what they were', () => {
    const { tree, inverse } = applyOperation(start(), {
      kind: 'update',
      module: 'c',
      fields: { text: 'new' },
    })
    expect(tree.nodes.get('c')?.fields).toEqual({ text: 'new', big: false })
    expect(inverse).toEqual({ kind: 'update', module: 'c', fields: { text: 'c' } })
  })

  it('updates the words of the document itself', () => {
    const { tree, inverse } = applyOperation(start(), {
      kind: 'update',
      module: null,
      fields: { title: 'N' },
    })
    expect(tree.fields).toEqual({ title: 'N' })
    expect(applyOperation(tree, inverse).tree.fields).toEqual({ title: 'T' })
  })

  it('moves within a list, into another, and out again', () => {
    const within = applyOperation(start(), { kind: 'move', module: 'a', at: top('e') })
    expect(shape(within.tree)).toEqual([['b', [['c', 'd']]], 'e', 'a'])
    const into = applyOperation(within.tree, { kind: 'move', module: 'e', at: inB(null) })
    expect(shape(into.tree)).toEqual([['b', [['e', 'c', 'd']]], 'a'])
    expect(shape(applyOperation(into.tree, into.inverse).tree)).toEqual(shape(within.tree))
  })

  it('removes a module with everything in it, and brings it back', () => {
    const { tree, inverse } = applyOperation(start(), { kind: 'remove', module: 'b' })
    expect(shape(tree)).toEqual(['a', 'e'])
    expect([...tree.nodes.keys()]).toEqual(['a', 'e'])
    expect(modulesOf(applyOperation(tree, inverse).tree)).toEqual(modulesOf(start()))
  })

  it.each<[string, Operation]>([
    ['no-module', { kind: 'remove', module: 'z' }],
    ['no-module', { kind: 'update', module: 'z', fields: {} }],
    ['no-parent', { kind: 'insert', module: leaf('x'), at: { parent: 'z', place: 'children', after: null } }],
    ['no-neighbour', { kind: 'insert', module: leaf('x'), at: top('c') }],
    ['taken', { kind: 'insert', module: leaf('c'), at: top(null) }],
    ['taken', { kind: 'insert', module: box('x', { children: [leaf('y'), leaf('y')] }), at: top(null) }],
    ['in-itself', { kind: 'move', module: 'b', at: inB('c') }],
  ])('%s: says what cannot be done', (obstacle, operation) => {
    expect(() => applyOperation(start(), operation)).toThrow(new OperationError(obstacle as never))
  })

  it('leaves the tree it was given as it was', () => {
    const tree = start()
    const before = JSON.stringify(modulesOf(tree))
    applyOperations(tree, [
      { kind: 'remove', module: 'b' },
      { kind: 'update', module: 'a', fields: { text: 'x' } },
      { kind: 'move', module: 'e', at: top(null) },
    ])
    expect(JSON.stringify(modulesOf(tree))).toBe(before)
  })
})

/** Numbers that are turned into an operation that fits a tree. */
const dice = fc.tuple(fc.nat({ max: 9 }), fc.nat(), fc.nat(), fc.nat(), fc.nat())
const PLACES = ['children', 'columns.0.children', 'columns.1.children']
let made = 0
function operationFrom(tree: Tree, [what, one, two, three, four]: number[]): Operation | null {
  const ids = [...tree.nodes.keys()]
  const pick = (number = 0) => ids[number % Math.max(1, ids.length)] as string
  const parent = (two ?? 0) % 3 === 0 || ids.length === 0 ? null : pick(two)
  const place = parent === null ? '' : (PLACES[(three ?? 0) % PLACES.length] as string)
  const at = (without?: string): Place => {
    const list = (tree.lists.get(`${parent ?? ''}/${place}`) ?? []).filter((id) => id !== without)
    return { parent, place, after: list[((four ?? 0) % (list.length + 1)) - 1] ?? null }
  }
  const id = pick(one)
  if ((what ?? 0) < 4 || ids.length === 0) {
    const fresh = `n${++made}`
    const module = four && four % 4 === 0 ? box(fresh, { children: [leaf(`${fresh}c`)] }) : leaf(fresh)
    return { kind: 'insert', module, at: at() }
  }
  if ((what ?? 0) < 6) return { kind: 'update', module: id, fields: { text: String(four) } }
  if ((what ?? 0) < 9) return { kind: 'move', module: id, at: at(id) }
  return { kind: 'remove', module: id }
}

function play(dices: number[][], begin = start()) {
  const operations: Operation[] = []
  const inverses: Operation[] = []
  let tree = begin
  for (const numbers of dices) {
    const operation = operationFrom(tree, numbers)
    if (!operation) continue
    try {
      const applied = applyOperation(tree, operation)
      tree = applied.tree
      operations.push(operation)
      inverses.unshift(applied.inverse)
    } catch (error) {
      if ((error as OperationError).obstacle !== 'in-itself') throw error
    }
  }
  return { tree, operations, inverses }
}

describe('any operations', () => {
  const runs = fc.array(dice, { maxLength: 60 })

  it('do the same as in the plainest way', () => {
    fc.assert(
      fc.property(runs, (dices) => {
        const { tree, operations } = play(dices)
        const naive = new NaiveDocument(modulesOf(start()))
        for (const operation of operations) naive.apply(operation)
        expect(modulesOf(tree)).toEqual(naive.modules)
        for (const [id, node] of tree.nodes) expect(placeOf(tree, id)).toMatchObject({ parent: node.parent })
      }),
      { numRuns: 300 },
    )
  })

  it('are taken back by their inverses, and done again by the inverses of those', () => {
    fc.assert(
      fc.property(runs, (dices) => {
        const { tree, inverses } = play(dices)
        const undone = applyOperations(tree, inverses)
        expect(modulesOf(undone.tree)).toEqual(modulesOf(start()))
        expect(modulesOf(applyOperations(undone.tree, undone.inverse).tree)).toEqual(modulesOf(tree))
      }),
      { numRuns: 300 },
    )
  })

  it('lead from any document to any other', () => {
    fc.assert(
      fc.property(runs, runs, (some, others) => {
        const { tree: from } = play(some)
        const { tree: to } = play(others, play(some.slice(0, 10)).tree)
        const { tree } = applyOperations(from, differenceOf(from, to))
        expect(modulesOf(tree)).toEqual(modulesOf(to))
        expect(differenceOf(to, tree)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
