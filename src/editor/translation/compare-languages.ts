import type { Locale } from '../../contract/locale.ts'
import type { Operation } from '../../module-tree/operations.ts'
import { idsWithin, listIn, moduleIn, type Tree } from '../../module-tree/tree.ts'
import type { Change } from '../outbox/advance.ts'
import { withLinksIn } from './links-in.ts'

export type Mark = 'missing' | 'older'

/** When each module was last written, from what was done to a document. */
export function writtenAt(changes: (Change & { at: string })[]): Map<string, string> {
  const times = new Map<string, string>()
  for (const { at, operations } of changes) {
    for (const operation of operations) {
      if (operation.kind === 'insert') noteAll(times, operation.module, at)
      else if (operation.kind === 'update' && operation.module !== null) times.set(operation.module, at)
    }
  }
  return times
}

function noteAll(
  times: Map<string, string>,
  { id, lists }: { id: string; lists: Record<string, unknown[]> },
  at: string,
) {
  times.set(id, at)
  for (const child of Object.values(lists).flat()) noteAll(times, child as never, at)
}

interface Side {
  tree: Tree
  times: Map<string, string>
}

/** A copied block keeps its id in the other language: that is how the two are known to belong together. */
export function compareLanguages(source: Side, target: Side): { module: string; mark: Mark }[] {
  return [...source.tree.nodes.keys()].flatMap((module): { module: string; mark: Mark }[] => {
    if (!target.tree.nodes.has(module)) return [{ module, mark: 'missing' }]
    const here = source.times.get(module)
    const there = target.times.get(module)
    return here !== undefined && (there === undefined || there < here) ? [{ module, mark: 'older' }] : []
  })
}

/** Brings a block into another language, with everything in it, behind the neighbour it has here. */
export function copyTo(locale: Locale, source: Tree, target: Tree, id: string): Operation[] {
  const node = source.nodes.get(id)
  if (!node || target.nodes.has(id) || idsWithin(source, id).some((inner) => target.nodes.has(inner)))
    return []
  const parent = node.parent !== null && target.nodes.has(node.parent) ? node.parent : null
  if (node.parent !== null && parent === null) return []
  const list = listIn(source, node)
  const after = list.slice(0, list.indexOf(id)).findLast((one) => listIn(target, node).includes(one)) ?? null
  const module = withLinksIn(locale, moduleIn(source, id))
  return [{ kind: 'insert', module, at: { parent, place: node.place, after } }]
}
