import { randomUUID } from 'node:crypto'
import { Failure } from '../contract/errors.ts'
import { applyOperation, type Insert, type Move, type Operation } from '../module-tree/operations.ts'
import { type DocumentModule, listIn, type Place, placeOf, type Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import { nestedFields } from '../pages/nested-modules.ts'
import type { ModuleInput } from '../pages/stored-modules.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../saving/refuse.ts'
import type { InsertBody, MoveBody, WholeControl } from './module-bodies.ts'
import { readStanding } from './read-module.ts'
import { strings } from './strings.ts'

/** The operation for a module that was posted to its collection. */
export async function insertOf(
  context: Context,
  definition: ModuleDefinition,
  body: InsertBody & WholeControl,
): Promise<Insert> {
  const tree = await readStanding(context, body.document)
  const module = moduleFrom({ ...body, model: definition.model })
  return { kind: 'insert', module, at: placeFor(context, tree, body) }
}

/** The operations for a list of ids, or for one module with a place. */
export async function movesOf(context: Context, body: MoveBody & WholeControl): Promise<Operation[]> {
  const tree = await readStanding(context, body.document)
  if (body.ids) return inOrder(tree, body.ids)
  if (body.id === undefined) refuse(context, 'id', strings.noNeighbour)
  const here = placeOf(tree, body.id)
  // For a module that was just removed, the write itself answers the conflict.
  const { parent, place } = here ?? { parent: null, place: '' }
  const target = { parent, place, ...given(body) }
  return [{ kind: 'move', module: body.id, at: placeFor(context, tree, target, body.id) }]
}

function given({ parent, place, after, order }: MoveBody) {
  return {
    ...(parent !== undefined && { parent, place }),
    ...(place !== undefined && { place }),
    after,
    order,
  }
}

interface Target {
  parent: string | null
  place?: string
  after?: string | null
  order?: number
}

/** After a named neighbour, at a number, or at the end. */
function placeFor(context: Context, tree: Tree, target: Target, moved?: string): Place {
  const { parent, after, order } = target
  const place = target.place ?? (parent === null ? '' : onlyPlaceIn(context, tree, parent))
  if (after !== undefined) return { parent, place, after }
  const list = listIn(tree, { parent, place }).filter((id) => id !== moved)
  return { parent, place, after: list[Math.min(order ?? list.length, list.length) - 1] ?? null }
}

function onlyPlaceIn(context: Context, tree: Tree, parent: string): string {
  const definition = anyDefinitionOf(tree.nodes.get(parent)?.model)
  const [first, ...more] = definition ? nestedFields(definition) : []
  if (!first || more.length > 0) return refuse(context, 'place', strings.noPlace)
  const [name, field] = first
  return field.kind === 'columns' ? `${name}.0.children` : name
}

/** Puts some modules of one list into an order; those between them keep their places. */
function inOrder(tree: Tree, ids: string[]): Operation[] {
  const node = tree.nodes.get(ids[0] ?? '')
  if (!node) throw new Failure('not_found')
  const before = listIn(tree, node)
  if (new Set(ids).size !== ids.length || ids.some((id) => !before.includes(id)))
    throw new Failure('not_found')
  const waiting = [...ids]
  const wanted = before.map((id) => (ids.includes(id) ? (waiting.shift() as string) : id))
  const moves: Move[] = []
  let current = tree
  for (const [index, id] of wanted.entries()) {
    if (listIn(current, node)[index] === id) continue
    const at = { parent: node.parent, place: node.place, after: wanted[index - 1] ?? null }
    const operation: Move = { kind: 'move', module: id, at }
    moves.push(operation)
    current = applyOperation(current, operation).tree
  }
  return moves
}

/** Converts a module from the form of calls, where nested modules are among the fields, to the form of operations. */
function moduleFrom(input: ModuleInput): DocumentModule {
  const { id = randomUUID(), model } = input
  const definition = anyDefinitionOf(model)
  if (!definition) return { id, model: String(model), fields: {}, lists: {} }
  const names = Object.keys(definition.fields).filter((name) => Object.hasOwn(input, name))
  const fields: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, input[name]]))
  const lists: DocumentModule['lists'] = {}
  const put = (place: string, list: unknown) => {
    const inner = Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : []
    if (inner.length > 0) lists[place] = inner.map((one) => moduleFrom(one as ModuleInput))
  }
  for (const [name, field] of nestedFields(definition)) {
    const value = fields[name]
    if (field.kind !== 'columns') {
      put(name, value)
      delete fields[name]
    } else if (Array.isArray(value)) {
      for (const [index, column] of value.entries()) put(`${name}.${index}.children`, column?.children)
      fields[name] = value.map((column: unknown) =>
        typeof column === 'object' && column !== null && 'classes' in column
          ? { classes: column.classes }
          : column,
      )
    }
  }
  return { id: typeof id === 'string' ? id : randomUUID(), model, fields, lists }
}
