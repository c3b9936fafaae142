import { applyOperation, type Operation } from './operations.ts'
import { isSame } from './same.ts'
import { type FieldsByName, idsWithin, listIn, moduleIn, type Place, placeOf, type Tree } from './tree.ts'

/** The operations that change one document into another; used to restore an older version. */
export function differenceOf(from: Tree, to: Tree): Operation[] {
  const operations: Operation[] = []
  let current = from
  const apply = (operation: Operation) => {
    operations.push(operation)
    current = applyOperation(current, operation).tree
  }

  const words = changedFields(from.fields, to.fields)
  if (Object.keys(words).length > 0) apply({ kind: 'update', module: null, fields: words })
  // From the beginning of each list to its end, parents first: so the neighbour and the parent of each module exist already.
  for (const id of inOrder(to)) {
    const at = placeOf(to, id) as Place
    const node = to.nodes.get(id)
    if (!node) continue
    if (current.nodes.get(id)?.model !== node.model) {
      if (current.nodes.has(id)) apply({ kind: 'remove', module: id })
      apply({ kind: 'insert', module: { ...moduleIn(to, id), lists: {} }, at })
      continue
    }
    if (!isSame(placeOf(current, id), at)) apply({ kind: 'move', module: id, at })
    const fields = changedFields(current.nodes.get(id)?.fields ?? {}, node.fields)
    if (Object.keys(fields).length > 0) apply({ kind: 'update', module: id, fields })
  }
  for (const id of [...current.nodes.keys()]) {
    if (!to.nodes.has(id) && current.nodes.has(id)) apply({ kind: 'remove', module: id })
  }
  return operations
}

function inOrder(tree: Tree): string[] {
  return listIn(tree, { parent: null, place: '' }).flatMap((id) => idsWithin(tree, id))
}

function changedFields(from: FieldsByName, to: FieldsByName): FieldsByName {
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => !isSame(from[name], value)))
}
