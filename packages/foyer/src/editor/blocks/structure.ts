import type { Operation } from '../../module-tree/operations.ts'
import { type DocumentModule, listIn, moduleIn, placeOf, type Tree } from '../../module-tree/tree.ts'

/** Moves a module up or down by one place; null at the end of its list. */
export function moveBy(tree: Tree, id: string, direction: 'up' | 'down'): Operation | null {
  const here = placeOf(tree, id)
  if (!here) return null
  const list = listIn(tree, here)
  const at = list.indexOf(id)
  const target = direction === 'up' ? at - 2 : at + 1
  if (target < -1 || target >= list.length) return null
  return { kind: 'move', module: id, at: { ...here, after: list[target] ?? null } }
}

/** A copy directly after the original, with everything in it, under new ids. */
export function duplicateOf(tree: Tree, id: string, newId: () => string): Operation | null {
  const here = placeOf(tree, id)
  if (!here) return null
  return { kind: 'insert', module: withNewIds(moduleIn(tree, id), newId), at: { ...here, after: id } }
}

/** Inserts a module after another, or at the beginning of the document if none is given. */
export function insertBehind(tree: Tree, id: string | null, module: DocumentModule): Operation {
  const here = (id !== null && placeOf(tree, id)) || { parent: null, place: '' }
  return { kind: 'insert', module, at: { ...here, after: id } }
}

function withNewIds({ lists, ...module }: DocumentModule, newId: () => string): DocumentModule {
  const id = newId()
  const copied = Object.entries(lists).map(([place, list]) => [
    place,
    list.map((child) => withNewIds(child, newId)),
  ])
  return { ...module, id, lists: Object.fromEntries(copied) }
}
