import { type Place, placeOf, type Tree } from '../../module-tree/tree.ts'
import { anyDefinitionOf, definitionOf } from '../../modules/catalog.ts'
import type { ModuleDefinition } from '../../modules/kit/define-module.ts'

type List = Pick<Place, 'parent' | 'place'>

/** The kinds a list is limited to, such as the teasers of a list of teasers; null where any block may stand. */
export function kindsIn(tree: Tree, { parent, place }: List): readonly ModuleDefinition[] | null {
  if (parent === null) return null
  const [name = ''] = place.split('.')
  const field = anyDefinitionOf(tree.nodes.get(parent)?.model)?.fields[name]
  return field?.kind === 'children' ? field.of : null
}

/** Whether a module may stand in a list: the server refuses it elsewhere. */
export function mayStand(tree: Tree, model: string, list: List): boolean {
  const kinds = kindsIn(tree, list)
  return kinds ? kinds.some((kind) => kind.model === model) : definitionOf(model) !== undefined
}

/** Right behind a module, or behind the nearest one around it where there is room for something else. */
export function placeBehind(tree: Tree, id: string, hasRoom: (list: List) => boolean): Place | null {
  const here = placeOf(tree, id)
  if (!here) return null
  if (hasRoom(here)) return { ...here, after: id }
  return here.parent === null ? null : placeBehind(tree, here.parent, hasRoom)
}
