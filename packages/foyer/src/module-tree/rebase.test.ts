import { describe, expect, it } from 'vitest'
import { applyOperations, type Operation } from './operations.ts'
import { type ClashError, rebase } from './rebase.ts'
import { whatHappened } from './since.ts'
import { type DocumentModule, modulesOf, type Place, type Tree, treeOf } from './tree.ts'

const leaf = (id: string): DocumentModule => ({
  id,
  model: 'text',
  fields: { text: id, note: '' },
  lists: {},
})
const begin = treeOf([leaf('a'), { ...leaf('b'), lists: { children: [leaf('c'), leaf('d')] } }, leaf('e')])
const top = (after: string | null): Place => ({ parent: null, place: '', after })

/** Others write first, then a writer who has not seen that. */
function meet(theirs: Operation[][], mine: Operation): Tree {
  let tree = begin
  const past = theirs.map((operations) => {
    const applied = applyOperations(tree, operations)
    tree = applied.tree
    return { operations, inverse: applied.inverse }
  })
  const operation = rebase(tree, whatHappened(past), mine)
  return operation ? applyOperations(tree, [operation]).tree : tree
}
const clashOf = (theirs: Operation[][], mine: Operation) => {
  try {
    meet(theirs, mine)
  } catch (error) {
    return (error as ClashError).clash
  }
  throw new Error('They did not clash')
}
const text = (module: string, value: string, field = 'text'): Operation => ({
  kind: 'update',
  module,
  fields: { [field]: value },
})

describe('3-readings, Editing: a write on an older version', () => {
  it('is merged where nobody changed the same field', () => {
    const { fields } = meet([[text('a', 'theirs', 'note')]], text('a', 'mine')).nodes.get('a') ?? {}
    expect(fields).toEqual({ text: 'mine', note: 'theirs' })
  })

  it('keeps what others wrote in fields that it names without changing them', () => {
    const whole: Operation = { kind: 'update', module: 'a', fields: { text: 'a', note: 'mine' } }
    expect(meet([[text('a', 'theirs')]], whole).nodes.get('a')?.fields).toEqual({
      text: 'theirs',
      note: 'mine',
    })
  })

  it('is a clash with all three texts where both changed one field', () => {
    expect(clashOf([[text('a', 'theirs')], [text('a', 'theirs, later')]], text('a', 'mine'))).toEqual({
      module: 'a',
      fields: ['text'],
      base: { text: 'a' },
      theirs: { text: 'theirs, later' },
      mine: { text: 'mine' },
    })
  })

  it('is no clash where both wrote the same, or where it was changed back', () => {
    expect(meet([[text('a', 'same')]], text('a', 'same')).nodes.get('a')?.fields.text).toBe('same')
    const back = [[text('a', 'theirs')], [text('a', 'a')]]
    expect(meet(back, text('a', 'mine')).nodes.get('a')?.fields.text).toBe('mine')
  })

  it('is a clash where the module is gone', () => {
    const gone: Operation[][] = [[{ kind: 'remove', module: 'b' }]]
    expect(clashOf(gone, text('c', 'mine'))).toEqual({
      module: 'c',
      fields: ['text'],
      base: { text: 'c' },
      theirs: null,
      mine: { text: 'mine' },
    })
    expect(clashOf(gone, { kind: 'move', module: 'c', at: top(null) })).toMatchObject({ theirs: null })
    const into: Place = { parent: 'b', place: 'children', after: 'c' }
    expect(clashOf(gone, { kind: 'insert', module: leaf('x'), at: into })).toMatchObject({
      theirs: null,
      mine: { id: 'x' },
    })
  })

  it('does not remove what somebody else has just written', () => {
    expect(clashOf([[text('c', 'theirs')]], { kind: 'remove', module: 'b' })).toMatchObject({
      base: { c: { text: 'c' } },
      theirs: { id: 'b', lists: { children: [{ fields: { text: 'theirs' } }, { id: 'd' }] } },
      mine: null,
    })
    const moved: Operation[][] = [[{ kind: 'move', module: 'b', at: top(null) }]]
    expect(meet(moved, { kind: 'remove', module: 'b' }).nodes.has('b')).toBe(false)
    expect(meet([[{ kind: 'remove', module: 'b' }]], { kind: 'remove', module: 'b' }).nodes.has('c')).toBe(
      false,
    )
  })

  it('finds its place again where its neighbour went away', () => {
    const ids = (tree: Tree) => modulesOf(tree).map(({ id }) => id)
    const insert: Operation = { kind: 'insert', module: leaf('x'), at: top('b') }
    expect(ids(meet([[{ kind: 'remove', module: 'b' }]], insert))).toEqual(['a', 'x', 'e'])
    expect(ids(meet([[{ kind: 'move', module: 'b', at: top('e') }]], insert))).toEqual(['a', 'e', 'b', 'x'])
    const away: Place = { parent: 'a', place: 'children', after: null }
    expect(ids(meet([[{ kind: 'move', module: 'b', at: away }]], insert))).toEqual(['a', 'x', 'e'])
  })

  it('is a clash where both moved one module to different places', () => {
    const theirs: Operation[][] = [[{ kind: 'move', module: 'e', at: top(null) }]]
    expect(clashOf(theirs, { kind: 'move', module: 'e', at: top('a') })).toEqual({
      module: 'e',
      fields: [],
      base: top('b'),
      theirs: top(null),
      mine: top('a'),
    })
    expect(modulesOf(meet(theirs, { kind: 'move', module: 'e', at: top(null) }))[0]?.id).toBe('e')
  })
})
