/** The fields of a module, or the words of the document itself, by their names. */
export type FieldsByName = Record<string, unknown>

/** A module with everything in it, as operations carry it. Modules in it stand in lists, apart from its fields. */
export interface DocumentModule {
  id: string
  model: string
  fields: FieldsByName
  /** By the place they stand in: `children`, or `columns.1.children`. */
  lists: Record<string, DocumentModule[]>
}

/** Where a module stands: in a list of another module or of the document, behind one of its neighbours. */
export interface Place {
  /** The module it stands in; null at the top. */
  parent: string | null
  /** The list of that module; empty at the top. */
  place: string
  /** The neighbour before it; null where it is the first. */
  after: string | null
}

/** One module of a tree, without those in it. */
export interface ModuleNode {
  id: string
  model: string
  fields: FieldsByName
  parent: string | null
  place: string
}

/**
 * A document: its own words, and its modules. They lie side by side, so that a change touches what it changes, whatever
 * the size of the document. Never changed, only replaced. Maps, because ids are anybody's words.
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

/** The modules of a tree as they stand in each other. */
export function modulesOf(tree: Tree): DocumentModule[] {
  const below = placesByParent(tree)
  return listIn(tree, TOP).map((id) => nested(tree, id, below))
}

/** One module with everything in it. */
export function moduleIn(tree: Tree, id: string): DocumentModule {
  return nested(tree, id, placesByParent(tree))
}

/** The ids of a module and of everything in it, those around others first. */
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

/** The places of each module that hold others, in an order that does not depend on how they came. */
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
