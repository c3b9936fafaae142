/** The fields of a module, or the texts of the document itself, by their names. */
export type FieldsByName = Record<string, unknown>

/** A module with all nested ones, as operations carry it. Nested modules are in lists, apart from the fields. */
export interface DocumentModule {
  id: string
  model: string
  fields: FieldsByName
  /** By the place of the list: `children`, or `columns.1.children`. */
  lists: Record<string, DocumentModule[]>
}

/** Where a module is: in a list of another module or of the document, after one of its neighbours. */
export interface Place {
  /** The parent module; null at the top. */
  parent: string | null
  /** The list of that parent; empty at the top. */
  place: string
  /** The neighbour before it; null where it is the first. */
  after: string | null
}

/** One module of a tree, without those nested in it. */
export interface ModuleNode {
  id: string
  model: string
  fields: FieldsByName
  parent: string | null
  place: string
}

/**
 * A document: its own texts and its modules. All modules are in one map, so that a change costs the same whatever the size of the
 * document. A tree is replaced and never changed. Maps, because clients choose the ids.
 */
export interface Tree {
  fields: FieldsByName
  nodes: ReadonlyMap<string, ModuleNode>
  lists: ReadonlyMap<string, readonly string[]>
}

/** At the top of a document. */
const TOP = { parent: null, place: '' } as const

export function listKey({ parent, place }: Pick<Place, 'parent' | 'place'>): string {
  return `${parent ?? ''}/${place}`
}

export function listIn(tree: Tree, at: Pick<Place, 'parent' | 'place'>): readonly string[] {
  return tree.lists.get(listKey(at)) ?? []
}

export function placeOf(tree: Tree, id: string): Place | null {
  const node = tree.nodes.get(id)
  if (!node) return null
  const { parent, place } = node
  const list = listIn(tree, node)
  return { parent, place, after: list[list.indexOf(id) - 1] ?? null }
}

export function treeOf(modules: DocumentModule[], fields: FieldsByName = {}): Tree {
  const nodes = new Map<string, ModuleNode>()
  const lists = new Map<string, string[]>()
  addAll(modules, TOP, nodes, lists)
  return { fields, nodes, lists }
}

function addAll(
  modules: DocumentModule[],
  at: Pick<Place, 'parent' | 'place'>,
  nodes: Map<string, ModuleNode>,
  lists: Map<string, string[]>,
): void {
  if (modules.length === 0) return
  lists.set(
    listKey(at),
    modules.map(({ id }) => id),
  )
  for (const { id, model, fields, lists: inner } of modules) {
    nodes.set(id, { id, model, fields, parent: at.parent, place: at.place })
    for (const [place, list] of Object.entries(inner)) addAll(list, { parent: id, place }, nodes, lists)
  }
}

/** The modules of a tree, nested. */
export function modulesOf(tree: Tree): DocumentModule[] {
  const below = placesByParent(tree)
  return listIn(tree, TOP).map((id) => nested(tree, id, below))
}

/** One module with all nested ones. */
export function moduleIn(tree: Tree, id: string): DocumentModule {
  return nested(tree, id, placesByParent(tree))
}

/** The ids of a module and of all nested ones, parents first. */
export function idsWithin(tree: Tree, id: string): string[] {
  const below = placesByParent(tree)
  const found: string[] = []
  const visit = (each: string): void => {
    found.push(each)
    for (const place of below.get(each) ?? []) listIn(tree, { parent: each, place }).forEach(visit)
  }
  visit(id)
  return found
}

function nested(tree: Tree, id: string, below: Map<string, string[]>): DocumentModule {
  const { model, fields } = tree.nodes.get(id) as ModuleNode
  const lists = (below.get(id) ?? []).map((place) => [
    place,
    listIn(tree, { parent: id, place }).map((child) => nested(tree, child, below)),
  ])
  return { id, model, fields, lists: Object.fromEntries(lists) }
}

/** The places of each module that contain others, in an order that does not depend on the order of insertion. */
function placesByParent({ lists }: Tree): Map<string, string[]> {
  const below = new Map<string, string[]>()
  for (const [key, list] of lists) {
    const [parent = '', place = ''] = splitKey(key)
    if (parent !== '' && list.length > 0) below.set(parent, [...(below.get(parent) ?? []), place])
  }
  for (const places of below.values()) places.sort()
  return below
}

function splitKey(key: string): [string, string] {
  const at = key.indexOf('/')
  return [key.slice(0, at), key.slice(at + 1)]
}
