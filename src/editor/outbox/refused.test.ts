import { describe, expect, it } from 'vitest'
import type { Operation } from '../../module-tree/operations.ts'
import { absorb, enter } from './enter.ts'
import { type Entry, emptyKept, type Kept } from './kept.ts'
import { settled, unsettled } from './settled.ts'

const insert = (id: string, after: string | null = null): Operation => ({
  kind: 'insert',
  module: { id, model: 'video', fields: {}, lists: {} },
  at: { parent: null, place: '', after },
})
const update = (module: string, fields: Record<string, unknown>): Operation => ({
  kind: 'update',
  module,
  fields,
})
const entry = (id: string, operations: Operation[], more: Partial<Entry> = {}): Entry => ({
  ...{ id, operations, isSent: false, aside: null, stretch: null, ...more },
})
const refused = { isSent: true, aside: { why: 'refused' as const, fields: { image: ['…'] } } }
const kept = (...entries: Entry[]): Kept => ({ ...emptyKept(1), entries })

describe('a block that the server did not take, because something is missing', () => {
  it('holds what was typed about it while it was on its way, and is sent again as one', () => {
    const before = kept(
      entry('a', [insert('film')], refused),
      entry('b', [update('film', { video_url: 'x' })]),
      entry('c', [update('other', { content: 'y' })]),
    )
    const { entries } = absorb(before, 'a')
    expect(entries.map(({ id, aside }) => [id, aside])).toEqual([
      ['a', null],
      ['c', null],
    ])
    expect(entries[0]?.operations).toMatchObject([{ module: { fields: { video_url: 'x' } } }])
  })

  it('is mended by what is filled in later', () => {
    const { entries } = enter(
      kept(entry('a', [insert('film')], refused)),
      entry('b', [update('film', { image: 4 })]),
    )
    expect(entries).toMatchObject([
      { id: 'a', aside: null, isSent: false, operations: [{ module: { fields: { image: 4 } } }] },
    ])
  })

  it('leaves the outbox when it is removed, and is moved there alone', () => {
    const before = kept(entry('a', [insert('film')], refused))
    expect(enter(before, entry('b', [{ kind: 'remove', module: 'film' }])).entries).toEqual([])
    const at = { parent: null, place: '', after: 'two' }
    const moved = enter(before, entry('b', [{ kind: 'move', module: 'film', at }])).entries
    expect(moved).toMatchObject([
      { id: 'a', aside: { why: 'refused' }, operations: [{ kind: 'insert', at }] },
    ])
  })

  it('stands before the next one that was not taken either, until it is removed or moved', () => {
    const sent = entry('b', [insert('other', 'one')], refused)
    const second = unsettled(sent, entry('b', [insert('other', 'film')]))
    const before = kept(entry('a', [insert('film', 'one')], refused), second)
    expect(second).toMatchObject({ aside: { why: 'refused' }, operations: [insert('other', 'film')] })

    const removed = enter(before, entry('c', [{ kind: 'remove', module: 'film' }])).entries
    expect(removed.map(({ operations }) => operations)).toEqual([[insert('other', 'one')]])
    const at = { parent: null, place: '', after: 'two' }
    const moved = enter(before, entry('c', [{ kind: 'move', module: 'film', at }])).entries
    expect(moved.map(({ operations }) => operations)).toEqual([
      [insert('film', 'two')],
      [insert('other', 'one')],
    ])
  })

  it('does not keep its neighbours from being saved: they stand behind the one before it', () => {
    const first = entry('a', [insert('film', 'one')], refused)
    const second = entry('b', [insert('other', 'film')], refused)
    const next = entry('c', [insert('text', 'other'), update('text', { content: 'x' })])
    expect(settled(kept(first, second, next), next).operations).toEqual([
      insert('text', 'one'),
      update('text', { content: 'x' }),
    ])
  })
})
