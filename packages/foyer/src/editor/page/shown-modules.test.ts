import { expect, it } from 'vitest'
import { applyOperations } from '../../module-tree/operations.ts'
import { treeOf } from '../../module-tree/tree.ts'
import { createComposer } from './shown-modules.ts'

const text = (id: string, content: string) => ({ id, model: 'text', fields: { content }, lists: {} })
const tree = treeOf([
  {
    id: 'box',
    model: 'section',
    fields: { columns: [{ classes: 'a' }, { classes: 'b' }] },
    lists: { 'columns.1.children': [text('in', 'x')] },
  },
  text('one', 'y'),
  { id: 'sound', model: 'audio', fields: { embed_code: '<iframe src="x">' }, lists: {} },
])

it('modules are made as views receive them: columns with what stands in them, and what is missing empty', () => {
  const [section, , sound] = createComposer()(tree, new Map())
  expect(section).toMatchObject({
    ...{ id: 'box', model: 'section', parent: null, order: 0, image: null, image_obj: null },
    columns: [
      { index: 0, classes: 'a', children: [] },
      { index: 1, classes: 'b', children: [{ id: 'in', content: 'x', parent: 'box', anchor: '' }] },
    ],
  })
  // Pasted code cannot be shown before the server has checked it.
  expect(sound?.embed_code).toBeNull()
})

it('a module that has not changed stays the same object, so that a letter draws one', () => {
  const compose = createComposer()
  const before = compose(tree, new Map())
  const { tree: after } = applyOperations(tree, [{ kind: 'update', module: 'one', fields: { content: 'z' } }])
  const now = compose(after, new Map())
  expect(now.map((module, at) => module === before[at])).toEqual([true, false, true])
  const { tree: inner } = applyOperations(after, [{ kind: 'update', module: 'in', fields: { content: 'z' } }])
  expect(compose(inner, new Map()).map((module, at) => module === now[at])).toEqual([false, true, true])
})

it('what the server says of a module beyond its fields is beside them', () => {
  const modules = createComposer()(tree, new Map([['box', { image_obj: { id: 3 } }]]))
  expect(modules[0]).toMatchObject({ image_obj: { id: 3 } })
})

it('a list of dates that nobody has been asked for yet says so, and no longer once there is an answer', () => {
  const list = treeOf([{ id: 'dates', model: 'event-list', fields: {}, lists: {} }])
  const compose = createComposer()
  expect(compose(list, new Map())[0]).toMatchObject({ event_objs: [], is_waiting: true })
  expect(compose(list, new Map([['dates', { event_objs: [] }]]))[0]).not.toHaveProperty('is_waiting')
})
