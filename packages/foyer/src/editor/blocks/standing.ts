import { type Place, placeOf, type Tree } from '../../module-tree/tree.ts'
import { anyDefinitionOf, definitionOf } from '../../modules/catalog.ts'
import type { ModuleDefinition } from '../../modules/kit/define-module.ts'

type List = Pick<Place, 'parent' | 'place'>

/** The models that a list is limited to, such as the teasers of a teaser list; null if it may contain any. */
export function kindsIn(tree: Tree, { parent, place }: List): readonly ModuleDefinition[] | null {
  if (parent === null) return null
  const [name = ''] = place.split('.')
  const field = anyDefinitionOf(tree.nodes.get(parent)?.model)?.fields[name]
  return field?.kind === 'children' ? field.of : null
}

/** Whether a list may contain a module; the server refuses all others. */
export function mayStand(tree: Tree, model: string, list: List): boolean {
  const kinds = kindsIn(tree, list)
  return kinds ? kinds.some((kind) => kind.model === model) : definitionOf(model) !== undefined
}

/** The place directly after a module or, if its list has no room, after the nearest module around it whose list has. */
export function placeBehind(tree: Tree, id: string, hasRoom: (list: List) => boolean): Place | null {
  const here = placeOf(tree, id)
  if (!here) return null
  if (hasRoom(here)) return { ...here, after: id }
  return here.parent === null ? null : placeBehind(tree, here.parent, hasRoom)
}
