import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure, type FailureCode } from '../../contract/errors.ts'
import { applyOperations, type Operation } from '../../module-tree/operations.ts'
import { type ClashError, rebase } from '../../module-tree/rebase.ts'
import { whatHappened } from '../../module-tree/since.ts'
import { type DocumentModule, listIn, type Tree, treeOf } from '../../module-tree/tree.ts'
import type { Change } from '../outbox/advance.ts'
import { memoryStore } from '../outbox/memory-store.ts'
import { openLiveDocument } from './live-document.ts'
import type { DocumentServer } from './server.ts'

const leaf = (id: string, text = id): DocumentModule => ({ id, model: 'text', fields: { text }, lists: {} })
const text = (module: string, value: string): Operation => ({
  kind: 'update',
  module,
  fields: { text: value },
})
const added = (id: string, after: string | null, words = id): Operation => ({
  kind: 'insert',
  module: leaf(id, words),
  at: { parent: null, place: '', after },
})

/** What the server refuses in this test, at any depth. */
function isEmpty(operation: Operation): boolean {
  if (operation.kind === 'update') return operation.fields.text === ''
  if (operation.kind !== 'insert') return false
  return [...treeOf([operation.module]).nodes.values()].some(({ fields }) => fields.text === '')
}

type Trouble = FailureCode | 'answer lost'

/** A server that merges like the real one, and whose failures are set by the test. */
function fakeServer() {
  let tree: Tree = treeOf([leaf('a'), leaf('b')])
  const log: Change[] = []
  const troubles: Trouble[] = []
  const sent: { base: number; id: string }[] = []
  const versionNow = () => log.at(-1)?.version ?? 1
  const commit = (base: number, id: string, operations: Operation[]) => {
    if (log.some(({ operation_id }) => operation_id === id)) return
    const since = whatHappened(log.filter(({ version }) => version > base))
    const done: Operation[] = []
    const inverse: Operation[] = []
    let next = tree
    for (const operation of operations) {
      const fit = rebase(next, since, operation)
      if (!fit) continue
      if (isEmpty(fit)) throw new Failure('invalid', { fields: { text: ['!'] } })
      const applied = applyOperations(next, [fit])
      next = applied.tree
      done.push(fit)
      inverse.unshift(...applied.inverse)
    }
    tree = next
    const isMine = !id.startsWith('other-')
    log.push({ version: versionNow() + 1, operation_id: id, isMine, operations: done, inverse })
  }
  const server: DocumentServer = {
    head: async () => ({ version: versionNow(), tree }),
    changes: async (since) => structuredClone(log.filter(({ version }) => version > since)),
    async write(base, id, operations) {
      sent.push({ base, id })
      const trouble = troubles.shift()
      if (trouble && trouble !== 'answer lost') throw new Failure(trouble)
      try {
        commit(base, id, structuredClone(operations))
      } catch (error) {
        if ((error as Error).name !== 'ClashError') throw error
        throw new Failure('conflict', { details: { ...(error as ClashError).clash } })
      }
      if (trouble) throw new Failure('unavailable')
    },
  }
  let others = 0
  return {
    server,
    troubles,
    sent,
    log,
    tree: () => tree,
    /** Another editor writes. */
    other: (...operations: Operation[]) => commit(versionNow(), `other-${others++}`, operations),
  }
}

function house() {
  const there = fakeServer()
  const store = memoryStore()
  let ids = 0
  const open = async (key = 'editor 1') => {
    let work: (() => void) | null = null
    const live = await openLiveDocument({
      server: there.server,
      store: store.tab(),
      alone: store.alone,
      key,
      newId: () => `write-${ids++}`,
      now: () => ids,
      later: (_, next) => {
        work = next
      },
    })
    /** Runs what was scheduled for later. */
    const pause = async () => {
      const next = work
      work = null
      next?.()
      await store.alone(`outbox ${key}`, async () => {})
    }
    return { ...live, pause, waits: () => work !== null }
  }
  return { ...there, open }
}
const shownText = (tree: Tree, id: string) => tree.nodes.get(id)?.fields.text
const order = (tree: Tree) => listIn(tree, { parent: null, place: '' })

describe('an operation in the outbox', () => {
  it('is shown at once, sent, and leaves when the server has done it', async () => {
    const { open, tree } = house()
    const live = await open()
    const sending = live.change([text('a', 'new')])
    expect(shownText(live.tree(), 'a')).toBe('new')
    expect(live.state()).toEqual({ name: 'saving', count: 1 })
    await sending
    expect(live.state()).toEqual({ name: 'saved' })
    expect(shownText(tree(), 'a')).toBe('new')
  })

  it.each([
    ['unavailable', 'unreachable'],
    ['server_error', 'unreachable'],
    ['throttled', 'unreachable'],
    ['not_authenticated', 'login'],
    ['permission_denied', 'login'],
  ] as const)('survives %s and a reload, and is sent again under the same id', async (trouble, because) => {
    const { open, troubles, sent, tree } = house()
    troubles.push(trouble)
    const live = await open()
    await live.change([text('a', 'kept')])
    expect(live.state()).toEqual({ name: 'kept', count: 1, because })
    expect(live.waits()).toBe(because === 'unreachable')

    const reloaded = await open()
    expect(shownText(reloaded.tree(), 'a')).toBe('kept')
    await reloaded.pause()
    expect(reloaded.state()).toEqual({ name: 'saved' })
    expect(shownText(tree(), 'a')).toBe('kept')
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('is nobody else’s after a reload: whoever types on meanwhile has no conflict with themselves', async () => {
    const { open, troubles } = house()
    troubles.push('unavailable')
    await (await open()).change([text('a', 'kept')])
    const reloaded = await open()
    await reloaded.pause()
    expect(reloaded.state()).toEqual({ name: 'saved' })
    expect(reloaded.foreign('a', 'text')).toBe(0)
  })

  it('is done once where the answer was lost', async () => {
    const { open, troubles, log } = house()
    troubles.push('answer lost')
    const live = await open()
    await live.change([added('c', 'b')])
    expect(live.state()).toMatchObject({ name: 'kept', count: 1 })
    await live.pause()
    expect(live.state()).toEqual({ name: 'saved' })
    expect(log).toHaveLength(1)
    expect(order(live.tree())).toEqual(['a', 'b', 'c'])
  })

  it('is not lost where it is typed while another one is being saved', async () => {
    const { open, tree } = house()
    const live = await open()
    const first = live.change([text('a', 'one')])
    const second = live.change([text('a', 'two')])
    await Promise.all([first, second])
    expect(shownText(tree(), 'a')).toBe('two')
    expect(live.state()).toEqual({ name: 'saved' })
  })

  it('joins the stretch of typing it belongs to, unless that has left already', async () => {
    const { open, troubles, log } = house()
    const live = await open()
    await live.change([text('a', 'n')], 'a.text')
    await live.change([text('a', 'ne')], 'a.text')
    troubles.push('answer lost')
    await live.pause()
    await live.change([text('a', 'new')], 'a.text')
    await live.pause()
    expect(log.map(({ operations }) => operations)).toEqual([[text('a', 'ne')], [text('a', 'new')]])
  })

  it('is rebased over what others have written: what it stood behind is gone', async () => {
    const { open, troubles, other, tree } = house()
    troubles.push('unavailable')
    const live = await open()
    await live.change([added('c', 'b')])
    await live.change([added('d', 'c')])
    other({ kind: 'remove', module: 'b' })
    await live.pull()
    expect(order(live.tree())).toEqual(['a', 'c', 'd'])
    await live.pause()
    expect(order(tree())).toEqual(['a', 'c', 'd'])
    expect(live.state()).toEqual({ name: 'saved' })
  })

  it('is never sent under the name of somebody else', async () => {
    const { open, troubles, sent } = house()
    troubles.push('not_authenticated')
    await (await open()).change([text('a', 'mine')])
    const live = await open('editor 2')
    await live.send()
    expect(sent).toHaveLength(1)
    expect(shownText(live.tree(), 'a')).toBe('a')
  })

  it('1 §5 Translated validation messages: one that is refused stays, and is sent again when it is mended', async () => {
    const { open, tree, log } = house()
    const live = await open()
    await live.change([text('a', '')])
    expect(live.state()).toEqual({ name: 'kept', count: 1, because: 'refused' })
    expect(live.aside()).toMatchObject([{ aside: { why: 'refused', fields: { text: ['!'] } } }])
    await live.change([text('b', 'others go on')])
    expect(shownText(tree(), 'b')).toBe('others go on')
    await live.change([text('a', 'mended')])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(shownText(tree(), 'a')).toBe('mended')
    expect(log).toHaveLength(2)
  })

  it('two new blocks that both lack something stand in the order in which they were added, and are stored in it', async () => {
    const { open, tree } = house()
    const live = await open()
    const order = (of: Tree) => listIn(of, { parent: null, place: '' })
    await live.change([added('first', 'a', '')])
    await live.change([added('second', 'first', '')])
    expect(live.state()).toEqual({ name: 'kept', count: 2, because: 'refused' })
    expect(order(live.tree())).toEqual(['a', 'first', 'second', 'b'])
    await live.change([text('second', 'words')])
    expect(order(live.tree())).toEqual(['a', 'first', 'second', 'b'])
    await live.change([text('first', 'words')])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['a', 'first', 'second', 'b'])
  })
})

describe('what is done while a block that lacks something is on its way', () => {
  const empty = added('c', 'a', '')
  const remove: Operation = { kind: 'remove', module: 'c' }

  it('removed and brought back, it waits for what it lacks, once; removed for good, nothing waits', async () => {
    const { open, tree } = house()
    const live = await open()
    const sent = live.change([empty])
    await Promise.all([sent, live.change([remove]), live.step('undo')])
    expect(live.state()).toEqual({ name: 'kept', count: 1, because: 'refused' })
    expect(live.aside()).toMatchObject([{ operations: [empty], aside: { fields: { text: ['!'] } } }])
    await live.change([remove])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['a', 'b'])
  })

  it('what is typed about it becomes part of it, whatever else is sent meanwhile', async () => {
    const { open, tree } = house()
    const live = await open()
    const sent = live.change([empty])
    const typed = live.change([text('c', 'w')], 'c.text')
    const other = live.change([text('b', 'other')])
    const more = live.change([text('c', 'words')], 'c.text')
    await Promise.all([sent, typed, other, more])
    await live.pause()
    expect(live.state()).toEqual({ name: 'saved' })
    expect([shownText(tree(), 'c'), shownText(tree(), 'b')]).toEqual(['words', 'other'])
  })

  it.each([
    ['behind it', 'c', ['a', 'c', 'd', 'b']],
    ['before it', 'a', ['a', 'd', 'c', 'b']],
  ])('a block added %s never changes its place on the page', async (_, after, expected) => {
    const { open, tree } = house()
    const live = await open()
    const orders = new Set<string>()
    const first = live.change([empty])
    const second = live.change([added('d', after)])
    live.subscribe(() => orders.add(order(live.tree()).join()))
    await Promise.all([first, second])
    expect([...orders]).toEqual([expected.join()])
    await live.change([text('c', 'words')])
    expect(order(tree())).toEqual(expected)
    expect([...orders]).toEqual([expected.join()])
  })

  it('what is written behind one that waits is in conflict with nobody', async () => {
    const { open, other } = house()
    const live = await open()
    await live.change([empty])
    const second = live.change([added('d', 'c')])
    await Promise.all([second, live.change([added('e', 'd')])])
    other(text('b', 'theirs'))
    await live.pull()
    expect(live.state()).toEqual({ name: 'kept', count: 1, because: 'refused' })
    expect(order(live.tree())).toEqual(['a', 'c', 'd', 'e', 'b'])
  })

  it('a block that stands already can be moved into it, and is back when it is removed again', async () => {
    const { open, tree } = house()
    const live = await open()
    await live.change([empty])
    const at = { parent: 'c', place: 'children', after: null }
    await live.change([{ kind: 'move', module: 'b', at }])
    expect(live.state()).toMatchObject({ count: 1, because: 'refused' })
    await live.change([text('c', 'words')])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(listIn(tree(), at)).toEqual(['b'])
  })
})

describe('1 §5 Translated validation messages: what is removed is checked no more', () => {
  it('a block whose new words were refused, and with it what stands in it', async () => {
    const { open, tree } = house()
    const live = await open()
    await live.change([text('a', '')])
    const at = { parent: 'a', place: 'children', after: null }
    await live.change([{ kind: 'insert', module: leaf('in', ''), at }])
    expect(live.state()).toEqual({ name: 'kept', count: 2, because: 'refused' })
    await live.change([{ kind: 'remove', module: 'a' }])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['b'])
  })

  it('also where it was removed before the refusal had come', async () => {
    const { open, tree } = house()
    const live = await open()
    const typed = live.change([text('a', '')])
    await Promise.all([typed, live.change([{ kind: 'remove', module: 'a' }])])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['b'])
  })

  it('one of several that were pasted together: the others are saved', async () => {
    const { open, tree } = house()
    const live = await open()
    await live.change([added('long', 'a', ''), added('short', 'long')])
    expect(live.state()).toMatchObject({ because: 'refused' })
    await live.change([{ kind: 'remove', module: 'long' }])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['a', 'short', 'b'])
  })

  it.each([
    ['removed', { kind: 'remove', module: 'in' }, []],
    ['mended', text('in', 'words'), ['in']],
  ] as const)('one within a block that came with it is %s there', async (_, operation, left) => {
    const { open, tree } = house()
    const live = await open()
    const module = { ...leaf('box'), lists: { children: [leaf('in', '')] } }
    await live.change([{ kind: 'insert', module, at: { parent: null, place: '', after: 'b' } }])
    expect(live.state()).toMatchObject({ because: 'refused' })
    await live.change([operation])
    expect(live.state()).toEqual({ name: 'saved' })
    expect(listIn(tree(), { parent: 'box', place: 'children' })).toEqual(left)
  })

  it('where somebody else removed it, the words that were refused are kept and one decides', async () => {
    const { open, other } = house()
    const live = await open()
    await live.change([text('a', '')])
    other({ kind: 'remove', module: 'a' })
    await live.pull()
    expect(live.aside()).toMatchObject([
      { aside: { why: 'conflict', clash: { theirs: null, mine: { text: '' } } } },
    ])
    await live.resolve('a', 'theirs')
    expect(live.state()).toEqual({ name: 'saved' })
  })
})

describe('3-readings, Editing, Conflicts: two have changed the same text', () => {
  async function conflict(theirs: Operation = text('a', 'theirs')) {
    const house_ = house()
    const live = await house_.open()
    house_.other(theirs)
    await live.change([text('a', 'mine')])
    return { ...house_, live }
  }

  it('keeps both, shows mine, and overwrites nothing, also where one goes on typing', async () => {
    const { live, tree, open } = await conflict()
    await live.change([text('a', 'mine, longer')])
    expect(live.state()).toEqual({ name: 'conflict', count: 2 })
    expect(shownText(tree(), 'a')).toBe('theirs')
    const reloaded = await open()
    expect(shownText(reloaded.tree(), 'a')).toBe('mine, longer')
    expect(reloaded.aside()[0]?.aside).toMatchObject({
      clash: { module: 'a', base: { text: 'a' }, theirs: { text: 'theirs' }, mine: { text: 'mine' } },
    })
  })

  it('shows what the other one has written until now', async () => {
    const { live, other } = await conflict()
    other(text('a', 'theirs, longer'))
    await live.pull()
    expect(live.aside()[0]?.aside).toMatchObject({
      clash: { theirs: { text: 'theirs, longer' }, mine: { text: 'mine' } },
    })
    other({ kind: 'remove', module: 'a' })
    await live.pull()
    expect(live.aside()[0]?.aside).toMatchObject({ clash: { theirs: null } })
  })

  it('lets other changes go on', async () => {
    const { live, tree } = await conflict()
    await live.change([text('b', 'new')])
    expect(shownText(tree(), 'b')).toBe('new')
    expect(live.state()).toMatchObject({ name: 'conflict' })
  })

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    [{ fields: { text: 'both' } }, 'both'],
  ] as const)('is decided: %j', async (decision, result) => {
    const { live, tree } = await conflict()
    await live.resolve('a', decision)
    expect(live.state()).toEqual({ name: 'saved' })
    expect([shownText(tree(), 'a'), shownText(live.tree(), 'a')]).toEqual([result, result])
  })

  it('brings back what the other one removed, where mine is chosen', async () => {
    const { live, tree } = await conflict({ kind: 'remove', module: 'a' })
    expect(live.state()).toMatchObject({ name: 'conflict' })
    await live.resolve('a', 'mine')
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['a', 'b'])
    expect(shownText(tree(), 'a')).toBe('mine')
  })
})

describe('1 §4 Editor: undo and redo', () => {
  it('are a stack, across saves and reloads', async () => {
    const { open, tree } = house()
    const live = await open()
    await live.change([text('a', 'one')])
    await live.change([text('a', 'two')])
    await live.change([added('c', 'b')])
    await live.change([{ kind: 'remove', module: 'a' }])
    expect(order(tree())).toEqual(['b', 'c'])

    const reloaded = await open()
    for (let steps = 0; steps < 4; steps++) expect(await reloaded.step('undo')).toBe(true)
    expect([order(tree()), shownText(tree(), 'a')]).toEqual([['a', 'b'], 'a'])
    expect(reloaded.stepTime('undo')).toBeNull()

    const again = await open()
    for (let steps = 0; steps < 4; steps++) expect(await again.step('redo')).toBe(true)
    expect(order(tree())).toEqual(['b', 'c'])
    expect([again.stepTime('redo') !== null, again.stepTime('undo') !== null]).toEqual([false, true])
    for (let steps = 0; steps < 3; steps++) await again.step('undo')
    expect(shownText(tree(), 'a')).toBe('one')
  })

  it('work on what is not saved yet', async () => {
    const { open, troubles, tree } = house()
    troubles.push('unavailable', 'unavailable', 'unavailable')
    const live = await open()
    await live.change([text('a', 'one')])
    await live.change([added('c', null)])
    await live.step('undo')
    expect([order(live.tree()), shownText(live.tree(), 'a')]).toEqual([['a', 'b'], 'one'])
    await live.pause()
    expect([order(tree()), shownText(tree(), 'a')]).toEqual([['a', 'b'], 'one'])
  })

  it('bring back a block that was never saved, as it was, before anything else', async () => {
    const { open, tree } = house()
    const live = await open()
    await live.change([text('a', 'one')])
    await live.change([added('c', 'a', '')])
    await live.change([{ kind: 'remove', module: 'c' }])
    expect(order(live.tree())).toEqual(['a', 'b'])
    await live.step('undo')
    expect([order(live.tree()), shownText(tree(), 'a')]).toEqual([['a', 'c', 'b'], 'one'])
    await live.step('redo')
    expect(order(live.tree())).toEqual(['a', 'b'])
    const [insert] = [live.stepTime('undo')]
    await live.step('undo')
    await live.step('undo')
    expect(live.stepTime('redo')).toBeLessThan(Number(insert))
    expect([order(live.tree()), shownText(tree(), 'a')]).toEqual([['a', 'b'], 'one'])
    expect(live.state()).toEqual({ name: 'saved' })
    await live.step('undo')
    expect(shownText(tree(), 'a')).toBe('a')
  })

  it('take back what was written into a block that is not finished, and leave the block', async () => {
    const { open } = house()
    const live = await open()
    const half = (title: string): Operation => ({ kind: 'update', module: 'c', fields: { title } })
    await live.change([added('c', 'a', '')])
    await live.change([half('W')], 'c.title')
    await live.change([half('Words')], 'c.title')
    await live.pause()
    await live.step('undo')
    expect(live.tree().nodes.get('c')?.fields).toMatchObject({ text: '', title: null })
    await live.step('undo')
    expect(order(live.tree())).toEqual(['a', 'b'])
  })

  it('take back blocks that were refused and then filled in, and bring them back', async () => {
    const { open, tree } = house()
    const live = await open()
    for (const id of ['c', 'd']) {
      await live.change([added(id, 'a', '')])
      await live.change([text(id, 'words')])
    }
    expect(live.state()).toEqual({ name: 'saved' })
    for (let steps = 0; steps < 4; steps++) expect(await live.step('undo')).toBe(true)
    expect(live.state()).toEqual({ name: 'saved' })
    expect(order(tree())).toEqual(['a', 'b'])
    expect(live.stepTime('undo')).toBeNull()
    for (let steps = 0; steps < 4; steps++) expect(await live.step('redo')).toBe(true)
    expect(live.state()).toEqual({ name: 'saved' })
    expect([order(tree()), shownText(tree(), 'c')]).toEqual([['a', 'd', 'c', 'b'], 'words'])
  })

  it('leave alone what others wrote meanwhile', async () => {
    const { open, other, tree } = house()
    const live = await open()
    await live.change([text('b', 'mine')])
    await live.change([text('a', 'mine')])
    other(text('a', 'theirs'))
    await live.pull()
    expect(await live.step('undo')).toBe(false)
    expect(shownText(tree(), 'a')).toBe('theirs')
    expect(await live.step('undo')).toBe(true)
    expect(shownText(tree(), 'b')).toBe('b')
  })

  it('a new change ends what could be done again', async () => {
    const { open } = house()
    const live = await open()
    await live.change([text('a', 'one')])
    await live.step('undo')
    expect(live.stepTime('redo')).not.toBeNull()
    await live.change([text('b', 'two')])
    expect(live.stepTime('redo')).toBeNull()
  })
})

describe('two tabs of one person', () => {
  it('share one outbox: one sends what both have written, each once', async () => {
    const { open, troubles, log, tree } = house()
    const [one, two] = [await open(), await open()]
    troubles.push('unavailable', 'unavailable')
    await one.change([text('a', 'from one')])
    await two.change([text('b', 'from two')])
    await Promise.all([one.send(), two.send()])
    expect(log).toHaveLength(2)
    expect([shownText(tree(), 'a'), shownText(tree(), 'b')]).toEqual(['from one', 'from two'])
    for (const live of [one, two]) {
      await live.pull()
      expect(live.state()).toEqual({ name: 'saved' })
      expect(shownText(live.tree(), 'a')).toBe('from one')
    }
  })

  it('what one has written is nobody else’s in the other: it is shown there, and typing on is no conflict', async () => {
    const { open, other } = house()
    const [one, two] = [await open(), await open()]
    const before = two.steps()
    await one.change([text('a', 'from one')])
    await two.pull()
    expect([two.foreign('a', 'text'), shownText(two.tree(), 'a')]).toEqual([0, 'from one'])
    // What is shown follows, also under the cursor.
    const steps = two.steps()
    expect(steps).toBeGreaterThan(before)
    other(text('a', 'from somebody else'))
    await two.pull()
    expect([two.foreign('a', 'text'), two.steps()]).toEqual([1, steps])
  })

  it('a block whose words are being refused, removed and brought back meanwhile, is in no conflict', async () => {
    const { open, tree } = house()
    const live = await open()
    const running = [
      live.change([added('c', 'a', '')]),
      live.change([text('b', '')], 'b.text'),
      live.change([{ kind: 'remove', module: 'b' }]),
      live.step('undo'),
    ]
    await Promise.all(running)
    expect(live.state()).toEqual({ name: 'kept', count: 2, because: 'refused' })
    await live.change([text('b', 'words')])
    await live.change([{ kind: 'remove', module: 'c' }])
    expect(live.state()).toEqual({ name: 'saved' })
    expect([order(tree()), shownText(tree(), 'b')]).toEqual([['a', 'b'], 'words'])
  })

  it('whatever they do in them, and whatever the server refuses, they are in no conflict with themselves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(DEED, { maxLength: 14 }), async (deeds) => {
        const { open, tree } = house()
        const tabs = [await open(), await open()]
        const running: Promise<unknown>[] = []
        let made = 0
        const settle = async () => {
          await Promise.all(running)
          for (const one of tabs) await one.pause()
        }
        let current = 0
        for (const { tab, kind, at, words, isAwaited } of deeds) {
          // Nobody works in two windows at once, but in one of them much is done while a save is under way.
          if (tab !== current) await settle()
          current = tab
          const live = tabs[tab] as (typeof tabs)[number]
          const ids = [...live.tree().nodes.keys()]
          const id = ids[at % Math.max(ids.length, 1)]
          const after = at % 2 === 0 ? (order(live.tree())[0] ?? null) : null
          const deed = {
            add: () => live.change([added(`new-${made++}`, after, words)]),
            type: () => id && live.change([text(id, words)], at % 2 === 0 ? `${id}.text` : undefined),
            move: () =>
              id && live.change([{ kind: 'move', module: id, at: { parent: null, place: '', after: null } }]),
            remove: () => id && live.change([{ kind: 'remove', module: id }]),
            undo: () => live.step('undo'),
            redo: () => live.step('redo'),
          }[kind]()
          running.push(Promise.resolve(deed))
          if (isAwaited) await settle()
          expect(live.state().name).not.toBe('conflict')
        }
        await Promise.all(running)
        const [live] = tabs as [(typeof tabs)[number]]
        // What is filled in or deleted leaves nothing that would hold up the publication.
        for (const [id, { fields }] of [...live.tree().nodes]) {
          if (fields.text === '')
            await live.change(id.length % 2 === 0 ? [text(id, 'words')] : [{ kind: 'remove', module: id }])
        }
        for (const one of tabs) {
          await one.pause()
          await one.send()
        }
        for (const one of tabs) {
          await one.pull()
          expect(one.state()).toEqual({ name: 'saved' })
          expect(order(one.tree())).toEqual(order(tree()))
          expect([...one.tree().nodes]).toEqual([...tree().nodes])
        }
      }),
      { numRuns: 300 },
    )
  })
})

const DEED = fc.record({
  tab: fc.constantFrom(0, 0, 0, 1),
  kind: fc.constantFrom('add', 'add', 'type', 'type', 'move', 'remove', 'remove', 'undo', 'undo', 'redo'),
  at: fc.nat(7),
  words: fc.constantFrom('', '', 'words', 'others'),
  isAwaited: fc.boolean(),
})
