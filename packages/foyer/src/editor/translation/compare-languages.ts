import type { Locale } from '../../contract/locale.ts'
import { applyOperations, type Operation } from '../../module-tree/operations.ts'
import { idsWithin, listIn, moduleIn, type Tree } from '../../module-tree/tree.ts'
import { withLinksIn } from './links-in.ts'

export type Mark = 'missing' | 'older'

/** When each module was last written, from the changes of a document. */
export function writtenAt(changes: { at: string; operations: Operation[] }[]): Map<string, string> {
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

/**
 * Pairs each module with one of the other language. A copied module keeps its id. If both languages were written
 * independently their ids differ: then modules of one model in the same list are paired in order. If this language has
 * more of them, the one written last has no partner.
 */
function partnersOf({ tree: source, times }: Side, target: Tree): Map<string, string> {
  const partners = new Map<string, string>()
  for (const id of source.nodes.keys()) if (target.nodes.has(id)) partners.set(id, id)
  const pairList = (parent: string | null, place: string) => {
    const partner = parent === null ? null : partners.get(parent)
    if (partner === undefined) return
    const open = listIn(source, { parent, place }).filter((id) => !target.nodes.has(id))
    const free = listIn(target, { parent: partner, place }).filter((id) => !source.nodes.has(id))
    for (const model of new Set(open.map((id) => modelOf(source, id)))) {
      const there = free.filter((id) => modelOf(target, id) === model)
      const here = open.filter((id) => modelOf(source, id) === model)
      const oldest = here.toSorted((a, b) => (times.get(a) ?? '').localeCompare(times.get(b) ?? ''))
      const paired = new Set(oldest.slice(0, there.length))
      for (const [index, id] of here.filter((id) => paired.has(id)).entries())
        partners.set(id, there[index] as string)
    }
  }
  pairList(null, '')
  // A list is paired after the module that contains it.
  for (const id of inOrder(source)) for (const place of placesIn(source, id)) pairList(id, place)
  return partners
}

const modelOf = (tree: Tree, id: string) => tree.nodes.get(id)?.model

/** In the order of the page, outer modules first. */
const inOrder = (tree: Tree) => listIn(tree, { parent: null, place: '' }).flatMap((id) => idsWithin(tree, id))

function placesIn(tree: Tree, parent: string): string[] {
  return [...tree.lists.keys()].flatMap((key) =>
    key.startsWith(`${parent}/`) ? [key.slice(parent.length + 1)] : [],
  )
}

export function compareLanguages(source: Side, target: Side): { module: string; mark: Mark }[] {
  const partners = partnersOf(source, target.tree)
  return inOrder(source.tree).flatMap((module): { module: string; mark: Mark }[] => {
    const partner = partners.get(module)
    if (partner === undefined) return [{ module, mark: 'missing' }]
    const here = source.times.get(module)
    const there = target.times.get(partner)
    return here !== undefined && (there === undefined || there < here) ? [{ module, mark: 'older' }] : []
  })
}

/** Copies a module with everything in it to another language, after its neighbour. */
export function copyTo(locale: Locale, source: Side, target: Tree, id: string): Operation[] {
  const { tree } = source
  const node = tree.nodes.get(id)
  const partners = partnersOf(source, target)
  if (!node || partners.has(id) || idsWithin(tree, id).some((inner) => target.nodes.has(inner))) return []
  const parent = node.parent === null ? null : partners.get(node.parent)
  if (parent === undefined) return []
  const list = listIn(tree, node)
  const there = listIn(target, { parent, place: node.place })
  const before = list.slice(0, list.indexOf(id)).map((one) => partners.get(one) ?? '')
  const after = before.findLast((one) => there.includes(one)) ?? null
  const module = withLinksIn(locale, moduleIn(tree, id))
  return [{ kind: 'insert', module, at: { parent, place: node.place, after } }]
}

/** Copies all missing modules, outer ones first. */
export function copyAll(locale: Locale, source: Side, target: Tree): Operation[] {
  const operations: Operation[] = []
  let tree = target
  const missing = compareLanguages(source, { tree: target, times: new Map() })
  const add = (id: string) => {
    const next = copyTo(locale, source, tree, id)
    operations.push(...next)
    tree = applyOperations(tree, next).tree
  }
  for (const { module, mark } of missing) if (mark === 'missing') add(module)
  return operations
}
