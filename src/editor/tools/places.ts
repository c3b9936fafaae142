import { listIn, type Place, type Tree } from '../../documents/tree/tree.ts'
import { elementOf } from '../desk/on-page.ts'
import { columnsOf } from '../page/shown-modules.ts'
import { type Box, boxOf } from './use-measured.ts'

/** A place where a block can stand, and where that is on the page. */
export interface ShownPlace {
  at: Place
  /** The line between two neighbours. */
  top: number
  left: number
  width: number
  /** Nothing stands in this list yet. */
  isEmpty: boolean
}

/** The first place stands a little above what comes behind it, so that it covers no words. */
const ABOVE = 14

/** All places of a document: between its blocks, at both ends, and in every column. */
export function shownPlaces(tree: Tree): ShownPlace[] {
  const places: ShownPlace[] = []
  addList(places, tree, { parent: null, place: '' }, boxOf(document.querySelector('[data-empty-area]')))
  for (const node of tree.nodes.values()) {
    if (node.model === 'section') {
      for (const [index] of columnsOf(node).entries()) {
        const column = elementOf(node.id)?.querySelector(`[data-column="${index}"]`) ?? null
        addList(places, tree, { parent: node.id, place: `columns.${index}.children` }, boxOf(column))
      }
    }
    if (node.model === 'container')
      addList(places, tree, { parent: node.id, place: 'children' }, boxOf(elementOf(node.id)))
  }
  return places
}

function addList(
  places: ShownPlace[],
  tree: Tree,
  where: Pick<Place, 'parent' | 'place'>,
  room: Box | null,
): void {
  const list = listIn(tree, where)
  if (list.length === 0) {
    if (room) places.push({ ...line(room, room.top), at: { ...where, after: null }, isEmpty: true })
    return
  }
  let before: Box | null = null
  for (const [index, id] of list.entries()) {
    const box = boxOf(elementOf(id))
    if (!box) continue
    const top: number = before ? (before.top + before.height + box.top) / 2 : box.top - ABOVE
    places.push({ ...line(box, top), at: { ...where, after: list[index - 1] ?? null }, isEmpty: false })
    before = box
  }
  if (before) {
    const at = { ...where, after: list.at(-1) ?? null }
    places.push({ ...line(before, before.top + before.height + ABOVE), at, isEmpty: false })
  }
}

function line({ left, width }: Box, top: number) {
  return { top, left, width }
}

/** The place nearest to a point, and the innermost where several are as near. */
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
