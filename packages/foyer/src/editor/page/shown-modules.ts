import { listIn, type ModuleNode, type Tree } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import type { Column, Module, ModuleDefinition, ModuleField, Need } from '../../modules/kit/define-module.ts'

/** Data of modules besides their own fields (`image_obj`, `event_objs`, …), by id. */
export type Beyond = ReadonlyMap<string, Record<string, unknown>>

interface Kept {
  node: ModuleNode
  beyond: Record<string, unknown> | undefined
  inner: readonly Module[]
  order: number
  module: Module
}

/**
 * Makes the modules for views from the edited tree. An unchanged module stays the same object, so that React does not
 * render it again: typing is as fast on a long page as on a short one.
 */
export function createComposer(): (tree: Tree, beyond: Beyond) => Module[] {
  let kept = new Map<string, Kept>()
  return (tree, beyond) => {
    const next = new Map<string, Kept>()
    const compose = (id: string, order: number): Module => {
      const node = tree.nodes.get(id) as ModuleNode
      const definition = anyDefinitionOf(node.model)
      const lists = definition ? placesIn(definition, node) : []
      const inner = lists.map((place) =>
        listIn(tree, { parent: id, place }).map((child, at) => compose(child, at)),
      )
      const before = kept.get(id)
      const extra = beyond.get(id)
      const isSame =
        before?.node === node &&
        before.beyond === extra &&
        before.order === order &&
        sameList(before.inner, inner.flat())
      const found: Kept = isSame
        ? before
        : {
            ...{ node, beyond: extra, order, inner: inner.flat() },
            module: moduleOf(
              node,
              order,
              definition,
              extra,
              new Map(lists.map((place, at) => [place, inner[at] ?? []])),
            ),
          }
      next.set(id, found)
      return found.module
    }
    const modules = listIn(tree, { parent: null, place: '' }).map(compose)
    kept = next
    return modules
  }
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at])
}

/** The lists of a module that contain others, by the names that operations use. */
export function placesIn({ fields }: ModuleDefinition, node: Pick<ModuleNode, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'columns') return columnsOf(node).map((_, index) => `${name}.${index}.children`)
    return field.kind === 'children' || field.kind === 'modules' ? [name] : []
  })
}

export function columnsOf({ fields }: Pick<ModuleNode, 'fields'>): { classes: string }[] {
  return Array.isArray(fields.columns) ? (fields.columns as { classes: string }[]) : []
}

function moduleOf(
  node: ModuleNode,
  order: number,
  definition: ModuleDefinition | undefined,
  beyond: Record<string, unknown> | undefined,
  lists: Map<string, Module[]>,
): Module {
  const { id, model, parent, fields } = node
  const place = { id, model, parent, order }
  if (!definition) return { ...fields, ...place }
  const shown: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.fields) as [string, ModuleField][]) {
    if (field.kind === 'columns') {
      shown[name] = columnsOf(node).map(
        ({ classes }, index): Column => ({
          ...{ index, classes },
          children: lists.get(`${name}.${index}.children`) ?? [],
        }),
      )
    } else if (field.kind === 'children' || field.kind === 'modules') shown[name] = lists.get(name) ?? []
    else shown[name] = isShowable(field, fields[name]) ? fields[name] : emptyOf(field)
  }
  const waits = beyond === undefined && definition.needs !== undefined
  return { ...nothingBeyond(definition, shown), ...beyond, ...shown, ...(waits && WAITING), ...place }
}

/** The data of the module are still loading: the view need not say that there are none. */
const WAITING = { is_waiting: true }

/** Pasted code becomes an address on the server; until then there is nothing to show. */
function isShowable({ kind }: ModuleField, value: unknown): boolean {
  return kind === 'embed'
    ? typeof value === 'object' && value !== null
    : value !== undefined && value !== null
}

/** The value of an optional field before it is filled in. */
function emptyOf(field: ModuleField): unknown {
  switch (field.kind) {
    case 'choice':
    case 'boolean':
    case 'number':
      return field.default
    case 'items':
    case 'references':
    case 'choices':
      return []
    case 'image':
    case 'reference':
    case 'embed':
    case 'dateTime':
    case 'day':
    case 'time':
      return null
    default:
      return ''
  }
}

const NOTHING_FOUND: Record<string, unknown> = { articles: [], events: [], article: null }

/** Empty data for a module, until the server has answered. */
function nothingBeyond({ fields, needs = {} }: ModuleDefinition, shown: Record<string, unknown>) {
  const nothing: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'image')
      Object.assign(nothing, { [`${name}_obj`]: null, [`${name}_thumbnails`]: null })
    if (field.kind === 'reference') nothing[`${name}_obj`] = null
    if (field.kind === 'references') nothing[`${name}_objs`] = []
    if (field.kind === 'html') nothing[`${name}_obj`] = { code: '', frame_url: null }
  }
  for (const [name, need] of Object.entries<Need>(needs)) {
    nothing[name] = need.kind === 'value' ? need.asks(shown) : NOTHING_FOUND[need.kind]
  }
  return nothing
}
