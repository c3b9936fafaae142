import { useCallback } from 'react'
import { listIn, type Place, type Tree } from '../../module-tree/tree.ts'
import { useStore } from '../../ui/store.ts'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { drag } from './drag.ts'
import styles from './frames.module.css'
import { Icon } from './icons.tsx'
import { type ShownPlace, shownPlaces } from './places.ts'
import { useMeasured } from './use-measured.ts'

/**
 * A plus at both edges of the current module, and in every empty column; a line where a dragged module would be
 * dropped.
 */
export function InsertPoints() {
  const t = useWords()
  const area = useDesk((value) => value.area)
  const around = useDesk(({ hovered, selected }) => hovered ?? selected)
  const inserting = useDesk((value) => value.inserting)
  const target = useStore(drag, (value) => value.target)
  const measure = useCallback(() => {
    if (!area) return []
    const tree = area.live.tree()
    return shownPlaces(tree, (at) => samePlace(at, inserting) || isBeside(tree, at, around))
  }, [area, around, inserting])
  const places = useMeasured(measure, samePlaces)
  const shown = target ? [] : places
  return (
    <>
      {target && (
        <div
          className={styles.target}
          style={{ top: target.top, left: target.left, width: Math.max(target.width, 40) }}
        />
      )}
      {shown.map(
        ({ at, top, left, width, isEmpty }) =>
          isEmpty &&
          at.parent !== null && (
            <div
              key={`room of ${at.parent}/${at.place}`}
              className={styles.room}
              style={{ top, left, width, height: ROOM }}
            />
          ),
      )}
      {shown.map(({ at, top, left, width, isEmpty }) => (
        <button
          key={`${at.parent}/${at.place}/${at.after}`}
          type="button"
          className={styles.insert}
          data-empty={isEmpty || undefined}
          data-open={samePlace(at, inserting) || undefined}
          style={{ top: isEmpty && at.parent !== null ? top + ROOM / 2 : top, left: left + width / 2 }}
          aria-label={t.insertHere}
          title={t.insertHere}
          tabIndex={isEmpty ? 0 : -1}
          onClick={() => desk.set({ inserting: at })}
        >
          <Icon name="plus" />
          {isEmpty && <span>{at.parent === null ? t.emptyPage : t.insertHere}</span>}
        </button>
      ))}
    </>
  )
}

/** The shown height of an empty column; columns below each other are hardly farther apart. */
const ROOM = 40

/** Whether a place is before or after a module. */
function isBeside(tree: Tree, at: Place, around: string | null): boolean {
  if (around === null) return false
  if (at.after === around) return true
  const node = tree.nodes.get(around)
  if (!node || node.parent !== at.parent || node.place !== at.place) return false
  const list = listIn(tree, at)
  return (list[list.indexOf(around) - 1] ?? null) === at.after
}

function samePlace(one: Place, other: Place | null): boolean {
  return (
    other !== null && one.parent === other.parent && one.place === other.place && one.after === other.after
  )
}

function samePlaces(one: ShownPlace[], other: ShownPlace[]): boolean {
  return (
    one.length === other.length &&
    one.every((place, index) => {
      const now = other[index]
      return (
        now !== undefined &&
        samePlace(place.at, now.at) &&
        place.top === now.top &&
        place.left === now.left &&
        place.width === now.width
      )
    })
  )
}
