import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type {
  ChangeAnswer,
  DocumentAnswer,
  WrittenAnswer,
} from '../../packages/foyer/src/documents/contract.ts'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { applyOperations, type Operation } from '../../packages/foyer/src/module-tree/operations.ts'
import {
  type DocumentModule,
  listIn,
  modulesOf,
  type Place,
  type Tree,
  treeOf,
} from '../../packages/foyer/src/module-tree/tree.ts'
import { drill } from '../support/drills.ts'
import { NaiveDocument } from '../support/naive-document.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const OPERATIONS = drill({ short: 250, whole: 1000 })
const SEED = 20260310
const house = await startTestApp()
afterAll(() => house.close())

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    chance: (part: number) => next() < part,
    below,
    oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T,
  }
}

const words = (text: string) => ({ model: 'headline', content: text })
await createPage(house.app.platform, {
  languages: {
    de: {
      path: 'drei-schreiben',
      fields: { title: 'Drei schreiben' },
      modules: [
        words('eins'),
        words('zwei'),
        { model: 'text', content: '<p>drei</p>' },
        {
          model: 'section',
          columns: [
            { classes: 'small-12', children: [words('vier'), words('fünf')] },
            { classes: 'small-12', children: [] },
          ],
        },
        { model: 'container', children: [words('sechs')] },
        { model: 'anchor-list', children: [{ model: 'anchor-item', title: 'sieben', anchor: 'sieben' }] },
      ],
    },
    en: { path: 'three-write', fields: { title: 'Three write' }, modules: [] },
  },
})
const sessions = [await house.login('admin'), await house.login('editor'), await house.login('editor')]

const ask = async (session: Session, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await house.inject({
    ...session,
    method,
    url: `/de/pageeditor-api/${url}`,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const page = (await ask(sessions[0] as Session, 'GET', 'page/drei-schreiben')).body
const id = page.document.id as number
const read = async (): Promise<DocumentAnswer> =>
  (await ask(sessions[0] as Session, 'GET', `document/${id}`)).body
const changesSince = async (session: Session, since: number): Promise<ChangeAnswer[]> =>
  (await ask(session, 'GET', `document/${id}/operations?since=${since}`)).body.data

/** A random operation on what a writer sees. */
function operationOn(tree: Tree, random: ReturnType<typeof dice>, word: string): Operation {
  const ids = [...tree.nodes.keys()]
  const parents = ids.filter((one) => ['section', 'container'].includes(tree.nodes.get(one)?.model ?? ''))
  const at = (without?: string): Place => {
    const parent = random.chance(0.5) || parents.length === 0 ? null : random.oneOf(parents)
    const isSection = parent !== null && tree.nodes.get(parent)?.model === 'section'
    const place = parent === null ? '' : isSection ? `columns.${random.below(2)}.children` : 'children'
    const list = [null, ...listIn(tree, { parent, place }).filter((one) => one !== without)]
    return { parent, place, after: random.oneOf(list) }
  }
  const leaf = (): DocumentModule => ({
    id: randomUUID(),
    model: 'headline',
    fields: { content: word },
    lists: {},
  })
  const kind = random.below(20)
  if (kind < 5 || ids.length < 4) return { kind: 'insert', module: leaf(), at: at() }
  if (kind < 6) {
    const module = { id: randomUUID(), model: 'container', fields: {}, lists: { children: [leaf()] } }
    return { kind: 'insert', module, at: at() }
  }
  const target = random.oneOf(ids)
  const model = tree.nodes.get(target)?.model
  if (kind < 14) {
    // Few fields, so that writers collide.
    const first = ids.filter((one) => tree.nodes.get(one)?.model === 'headline').slice(0, 6)
    const module = random.oneOf(first)
    if (module)
      return { kind: 'update', module, fields: { [random.oneOf(['content', 'preline', 'subline'])]: word } }
  }
  if (kind < 18 && model !== 'anchor-item') return { kind: 'move', module: target, at: at(target) }
  // Not too many removals, so that something is left.
  return random.chance(0.6) && model !== 'section'
    ? { kind: 'remove', module: target }
    : { kind: 'insert', module: leaf(), at: at() }
}

/** Mostly one; otherwise several, each based on the ones before. */
function someOperations(tree: Tree, random: ReturnType<typeof dice>, word: string): Operation[] {
  const operations: Operation[] = []
  let current = tree
  for (let count = random.chance(0.2) ? 5 : 1; count > 0; count--) {
    const operation = operationOn(current, random, `${word}-${count}`)
    operations.push(operation)
    if (count === 1) break
    try {
      current = applyOperations(current, [operation]).tree
    } catch {
      // It cannot be applied, and so neither can the whole write.
      break
    }
  }
  return operations
}

interface Acknowledged {
  base: number
  sent: Operation[]
  answer: WrittenAnswer
}
interface Refused {
  status: number
  sent: Operation[]
  body: {
    version: number
    module: string | null
    fields: string[]
    base: unknown
    theirs: unknown
    mine: unknown
  }
}

it(`${OPERATIONS} random operations with undo and redo by three writers at once lose no word`, {
  timeout: 600_000,
}, async () => {
  const beginning = await read()
  const acknowledged: Acknowledged[] = []
  const conflicts: Refused[] = []
  let sent = 0

  const writer = async (session: Session, number: number) => {
    const random = dice(SEED + number)
    let base = beginning.version
    let tree = treeOf(beginning.modules, beginning.fields)
    const undoable: { version: number; operations: Operation[] }[] = []
    const redoable: typeof undoable = []
    const catchUp = async () => {
      for (const change of await changesSince(session, base)) {
        tree = applyOperations(tree, change.operations).tree
        base = change.version
      }
    }
    while (sent < OPERATIONS) {
      const count = ++sent
      const what = random.below(10)
      const from = what === 0 ? undoable : what === 1 ? redoable : []
      const past = from.pop()
      const operations = past?.operations ?? someOperations(tree, random, `w${number}-${count}`)
      const madeOn = past?.version ?? base
      const payload = { base_version: madeOn, operation_id: randomUUID(), operations }
      const { status, body } = await ask(session, 'POST', `document/${id}/operations`, payload)
      if (status === 200) {
        acknowledged.push({ base: madeOn, sent: operations, answer: body })
        const taken = { version: body.version, operations: body.inverse }
        if (body.inverse.length > 0) (past && from === undoable ? redoable : undoable).push(taken)
        if (random.chance(0.05)) {
          const again = await ask(session, 'POST', `document/${id}/operations`, payload)
          expect(again, 'the same id is answered the same').toEqual({ status: 200, body })
        }
      } else {
        // Only a move into itself, or an undo that is no longer possible, is refused.
        expect([400, 409], JSON.stringify({ operations, body })).toContain(status)
        if (status === 409) conflicts.push({ status, sent: operations, body })
      }
      if (random.chance(0.5)) await catchUp()
    }
  }
  await Promise.all(sessions.map((session, index) => writer(session, index + 1)))

  // The document equals all acknowledged writes, applied one after another in the simplest way.
  const history = acknowledged.toSorted((one, other) => one.answer.version - other.answer.version)
  const naive = new NaiveDocument(beginning.modules)
  const states = new Map([[beginning.version, structuredClone(naive.modules)]])
  for (const { answer } of history) {
    for (const operation of answer.operations) naive.apply(operation)
    states.set(answer.version, structuredClone(naive.modules))
  }
  const end = await read()
  expect(end.modules).toEqual(naive.modules)
  expect(end.version).toBe(history.at(-1)?.answer.version)
  expect(history.length + conflicts.length).toBeGreaterThan(0.8 * OPERATIONS)

  // No write has overwritten a text that its writer had not seen.
  const written = history.flatMap(({ answer, base }) =>
    answer.operations.map((operation) => ({ operation, base, version: answer.version })),
  )
  for (const { operation, base, version } of written) {
    if (operation.kind !== 'update') continue
    for (const name of Object.keys(operation.fields)) {
      const before = fieldIn(states.get(base), operation.module, name)
      const overwritten = fieldIn(states.get(previous(states, version)), operation.module, name)
      if (before === undefined) continue
      expect(overwritten, `${operation.module}.${name} between ${base} and ${version}`).toEqual(before)
    }
  }

  // Every conflict contains both texts.
  expect(conflicts.length, 'they met often enough').toBeGreaterThan(OPERATIONS / 50)
  for (const { body, sent: operations } of conflicts) {
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['base', 'theirs', 'mine', 'version', 'module']))
    const [operation] = operations
    if (operations.length !== 1 || operation?.kind !== 'update') continue
    expect(body.mine).toEqual(Object.fromEntries(body.fields.map((name) => [name, operation.fields[name]])))
    const now = body.fields.map((name) => [name, fieldIn(states.get(body.version), operation.module, name)])
    const isGone = now.every(([, value]) => value === undefined)
    expect(body.theirs).toEqual(isGone ? null : Object.fromEntries(now))
  }

  // Undoing everything restores the beginning.
  let head = end.version
  for (const { answer } of history.toReversed()) {
    if (answer.inverse.length === 0) continue
    const payload = { base_version: head, operation_id: randomUUID(), operations: answer.inverse }
    const undone = await ask(sessions[0] as Session, 'POST', `document/${id}/operations`, payload)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    head = undone.body.version
  }
  expect((await read()).modules).toEqual(beginning.modules)
  expect(modulesOf(treeOf(beginning.modules))).toEqual(beginning.modules)
})

function fieldIn(modules: DocumentModule[] | undefined, id: string | null, name: string): unknown {
  if (!modules || id === null) return undefined
  return new NaiveDocument(modules).find(id)?.fields[name]
}

function previous(states: Map<number, unknown>, version: number): number {
  return Math.max(...[...states.keys()].filter((one) => one < version))
}
