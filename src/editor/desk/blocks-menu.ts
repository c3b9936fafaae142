import { listIn, type Place, placeOf } from '../../documents/tree/tree.ts'
import { desk } from './desk.ts'

/** Opens the menu of blocks for the place behind a module. */
export function openBlocksBelow(module: string): void {
  const tree = desk.get().area?.live.tree()
  const here = tree && placeOf(tree, module)
  if (here) desk.set({ inserting: { ...here, after: module } })
}

/** At the end of the document. */
export function openBlocksAtEnd(): void {
  const tree = desk.get().area?.live.tree()
  if (tree) desk.set({ inserting: endOf(tree, { parent: null, place: '' }) })
}

function endOf(
  tree: Parameters<typeof listIn>[0],
  { parent, place }: Pick<Place, 'parent' | 'place'>,
): Place {
  return { parent, place, after: listIn(tree, { parent, place }).at(-1) ?? null }
}

/** Behind the selected block, or at the end of the document. */
export function placeForNext(): Place | null {
  const { area, selected } = desk.get()
  const tree = area?.live.tree()
  if (!tree) return null
  const here = selected === null ? null : placeOf(tree, selected)
  return here ? { ...here, after: selected } : endOf(tree, { parent: null, place: '' })
}
