import { expect, it } from 'vitest'
import { treeOf } from '../../module-tree/tree.ts'
import { enter } from './enter.ts'
import { type Entry, emptyKept } from './kept.ts'

const write = (id: string, content: string): Entry => ({
  id,
  operations: [{ kind: 'update', module: 'one', fields: { content } }],
  isSent: false,
  aside: null,
  stretch: null,
})
const HEAD = treeOf([])
const conflict = (mine: unknown) => ({
  why: 'conflict' as const,
  clash: { module: 'one', fields: ['content'], base: null, theirs: { content: 'Eins B' }, mine },
})

it.each([
  ['of some fields', { content: 'Eins ' }, { content: 'Eins A' }],
  [
    'of a whole module',
    { id: 'one', fields: { content: 'Eins ' } },
    { id: 'one', fields: { content: 'Eins A' } },
  ],
])(
  'whoever goes on writing in a conflict %s writes their own side of it, and overwrites nobody',
  (_what, mine, later) => {
    const kept = { ...emptyKept(3), entries: [{ ...write('a', 'Eins '), aside: conflict(mine) }] }
    expect(enter(kept, write('b', 'Eins A'), HEAD).entries.at(-1)).toMatchObject({
      id: 'b',
      aside: conflict(later),
    })
  },
)

it('what is about something else is no part of a conflict', () => {
  const kept = {
    ...emptyKept(3),
    entries: [{ ...write('a', 'Eins '), aside: conflict({ content: 'Eins ' }) }],
  }
  const other = write('b', 'Zwei')
  other.operations = [{ kind: 'update', module: 'two', fields: { content: 'Zwei' } }]
  expect(enter(kept, other, HEAD).entries.at(-1)?.aside).toBeNull()
})
