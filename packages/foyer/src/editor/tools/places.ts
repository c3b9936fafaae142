import { listIn, type Place, type Tree } from '../../module-tree/tree.ts'
import { elementOf } from '../desk/on-page.ts'
import { columnsOf } from '../page/shown-modules.ts'
import { type Box, boxOf } from './use-measured.ts'

/** A place for a module, and its position on the page. */
export interface ShownPlace {
  at: Place
  /** The line between two neighbours. */
  top: number
  left: number
  width: number
  /** The list is empty. */
  isEmpty: boolean
}

/** The first place is a little above the module after it, so that it covers no text. */
const ABOVE = 14

/**
 * The places of a document: between its modules, at both ends, and in every column. `isWanted`: only those beside some
 * modules, so that a long page is not measured as a whole.
 */
export function shownPlaces(tree: Tree, isWanted: (at: Place) => boolean = () => true): ShownPlace[] {
  const places: ShownPlace[] = []
  const addList = (where: Pick<Place, 'parent' | 'place'>, room: () => Box | null) =>
    addPlaces(places, tree, where, room, isWanted)
  addList({ parent: null, place: '' }, () => boxOf(document.querySelector('[data-empty-area]')))
  for (const node of tree.nodes.values()) {
    if (node.model === 'section') {
      for (const [index] of columnsOf(node).entries()) {
        const column = () => elementOf(node.id)?.querySelector(`[data-column="${index}"]`) ?? null
        addList({ parent: node.id, place: `columns.${index}.children` }, () => boxOf(column()))
      }
    }
    if (node.model === 'container')
      addList({ parent: node.id, place: 'children' }, () => boxOf(elementOf(node.id)))
  }
  return places
}

function addPlaces(
  places: ShownPlace[],
  tree: Tree,
  where: Pick<Place, 'parent' | 'place'>,
  room: () => Box | null,
  isWanted: (at: Place) => boolean,
): void {
  const list = listIn(tree, where)
  if (list.length === 0) {
    const box = room()
    if (box) places.push({ ...line(box, box.top), at: { ...where, after: null }, isEmpty: true })
    return
  }
  for (let index = 0; index <= list.length; index++) {
    const at = { ...where, after: list[index - 1] ?? null }
    if (!isWanted(at)) continue
    const before = boxOf(elementOf(at.after))
    const behind = boxOf(elementOf(list[index] ?? null))
    const near = behind ?? before
    if (near) places.push({ ...line(near, between(before, behind)), at, isEmpty: false })
  }
}

function between(before: Box | null, behind: Box | null): number {
  const end = before && before.top + before.height
  if (end !== null && behind) return (end + behind.top) / 2
  return end !== null ? end + ABOVE : (behind?.top ?? 0) - ABOVE
}

function line({ left, width }: Box, top: number) {
  return { top, left, width }
}

/** The place nearest to a point; of several at the same distance, the innermost. */
export function placeNear(places: ShownPlace[], x: number, y: number): ShownPlace | null {
  let best: ShownPlace | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const aside =
      x < place.left ? place.left - x : x > place.left + place.width ? x - place.left - place.width : 0
    const distance = Math.abs(place.top - y) + aside * 2 + place.width / 10_000
    if (distance < least) {
      least = distance
      best = place
    }
  }
  return best
}
