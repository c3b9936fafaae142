import { listIn, type Place, type Tree } from '../../module-tree/tree.ts'
import { kindsIn, placeBehind } from '../blocks/standing.ts'
import { desk } from './desk.ts'

/** Opens the menu of blocks for the place after a module; if the module is an item of a list, after the list. */
export function openBlocksBelow(module: string): void {
  const tree = desk.get().area?.live.tree()
  const at = tree && blockPlaceBehind(tree, module)
  if (at) desk.set({ inserting: at })
}

function blockPlaceBehind(tree: Tree, module: string): Place | null {
  return placeBehind(tree, module, (list) => kindsIn(tree, list) === null)
}

/** Opens the menu for the end of the document. */
export function openBlocksAtEnd(): void {
  const tree = desk.get().area?.live.tree()
  if (tree) desk.set({ inserting: endOf(tree, { parent: null, place: '' }) })
}

function endOf(tree: Tree, { parent, place }: Pick<Place, 'parent' | 'place'>): Place {
  return { parent, place, after: listIn(tree, { parent, place }).at(-1) ?? null }
}

/** After the selected module, or at the end of the document. */
export function placeForNext(): Place | null {
  const { area, selected } = desk.get()
  const tree = area?.live.tree()
  if (!tree) return null
  const behind = selected === null ? null : blockPlaceBehind(tree, selected)
  return behind ?? endOf(tree, { parent: null, place: '' })
}
