import {
  type DocumentModule,
  type FieldsByName,
  idsWithin,
  listIn,
  listKey,
  type ModuleNode,
  moduleIn,
  type Place,
  placeOf,
  type Tree,
  treeOf,
} from './tree.ts'

/** The four ways to change a document. There is no other. */
export type Operation = Insert | Update | Move | Remove

export interface Insert {
  kind: 'insert'
  module: DocumentModule
  at: Place
}
export interface Update {
  kind: 'update'
  /** Null for the texts of the document itself, such as its title. */
  module: string | null
  /** Only the changed fields. */
  fields: FieldsByName
}
export interface Move {
  kind: 'move'
  module: string
  at: Place
}
export interface Remove {
  kind: 'remove'
  module: string
}

/** Why an operation cannot be applied to a tree. */
export type Obstacle =
  /** The module does not exist. */
  | 'no-module'
  /** The parent does not exist. */
  | 'no-parent'
  /** The neighbour is not in that list. */
  | 'no-neighbour'
  /** A module with that id exists already. */
  | 'taken'
  /** A module cannot be inside itself. */
  | 'in-itself'

export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}

export interface Applied<I> {
  tree: Tree
  /** The operation that undoes it. */
  inverse: I
}

/** Applies an operation to a tree: on the server and in the browser. */
export function applyOperation(tree: Tree, operation: Operation): Applied<Operation> {
  switch (operation.kind) {
    case 'insert':
      return insert(tree, operation)
    case 'update':
      return update(tree, operation)
    case 'move':
      return move(tree, operation)
    case 'remove':
      return remove(tree, operation)
  }
}

/** Applies several operations in turn; the inverse undoes them in the opposite order. */
export function applyOperations(tree: Tree, operations: Operation[]): Applied<Operation[]> {
  const inverse: Operation[] = []
  let current = tree
  for (const operation of operations) {
    const applied = applyOperation(current, operation)
    current = applied.tree
    inverse.unshift(applied.inverse)
  }
  return { tree: current, inverse }
}

function insert(tree: Tree, { module, at }: Insert): Applied<Operation> {
  const added = treeOf([module])
  if (added.nodes.size !== countOf(module)) throw new OperationError('taken')
  for (const id of added.nodes.keys()) if (tree.nodes.has(id)) throw new OperationError('taken')
  requirePlace(tree, at)
  const nodes = new Map(tree.nodes)
  const lists = new Map(tree.lists)
  for (const [id, node] of added.nodes) nodes.set(id, id === module.id ? placed(node, at) : node)
  for (const [key, list] of added.lists) if (key !== '/') lists.set(key, list)
  lists.set(listKey(at), withInserted(listIn(tree, at), module.id, at.after))
  return { tree: { ...tree, nodes, lists }, inverse: { kind: 'remove', module: module.id } }
}

function update(tree: Tree, { module, fields }: Update): Applied<Operation> {
  const current = module === null ? tree.fields : nodeOf(tree, module).fields
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, current[name] ?? null]))
  const inverse: Operation = { kind: 'update', module, fields: before }
  const after = { ...current, ...fields }
  if (module === null) return { tree: { ...tree, fields: after }, inverse }
  const nodes = new Map(tree.nodes).set(module, { ...nodeOf(tree, module), fields: after })
  return { tree: { ...tree, nodes }, inverse }
}

function move(tree: Tree, { module, at }: Move): Applied<Operation> {
  const node = nodeOf(tree, module)
  const from = placeOf(tree, module) as Place
  for (let around = at.parent; around !== null; around = tree.nodes.get(around)?.parent ?? null) {
    if (around === module) throw new OperationError('in-itself')
  }
  if (at.after === module) throw new OperationError('no-neighbour')
  requirePlace(tree, at)
  const lists = new Map(tree.lists)
  lists.set(
    listKey(from),
    listIn(tree, from).filter((id) => id !== module),
  )
  lists.set(listKey(at), withInserted(lists.get(listKey(at)) ?? [], module, at.after))
  const nodes = new Map(tree.nodes).set(module, placed(node, at))
  return { tree: { ...tree, nodes, lists }, inverse: { kind: 'move', module, at: from } }
}

function remove(tree: Tree, { module }: Remove): Applied<Operation> {
  nodeOf(tree, module)
  const at = placeOf(tree, module) as Place
  const inverse: Operation = { kind: 'insert', module: moduleIn(tree, module), at }
  const gone = new Set(idsWithin(tree, module))
  const nodes = new Map(tree.nodes)
  const lists = new Map(tree.lists)
  for (const id of gone) nodes.delete(id)
  for (const node of tree.nodes.values()) {
    if (node.parent !== null && gone.has(node.parent)) lists.delete(listKey(node))
  }
  lists.set(
    listKey(at),
    listIn(tree, at).filter((id) => id !== module),
  )
  return { tree: { ...tree, nodes, lists }, inverse }
}

function nodeOf(tree: Tree, id: string): ModuleNode {
  const node = tree.nodes.get(id)
  if (!node) throw new OperationError('no-module')
  return node
}

function requirePlace(tree: Tree, at: Place): void {
  if (at.parent !== null && !tree.nodes.has(at.parent)) throw new OperationError('no-parent')
  if (at.after !== null && !listIn(tree, at).includes(at.after)) throw new OperationError('no-neighbour')
}

function placed(node: ModuleNode, { parent, place }: Place): ModuleNode {
  return { ...node, parent, place }
}

function withInserted(list: readonly string[], id: string, after: string | null): string[] {
  const at = after === null ? 0 : list.indexOf(after) + 1
  return list.toSpliced(at, 0, id)
}

function countOf({ lists }: DocumentModule): number {
  return (
    1 +
    Object.values(lists)
      .flat()
      .reduce((sum, child) => sum + countOf(child), 0)
  )
}
