import { useMemo } from 'react'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { elementOf } from '../desk/on-page.ts'
import { modelName } from '../form/labels.ts'
import type { Area } from '../page/area.ts'
import styles from './frames.module.css'
import { tagsApart } from './tags-apart.ts'
import { boxOf, useMeasured } from './use-measured.ts'

interface Empty {
  id: string
  model: string
  top: number
  left: number
  width: number
}

/** A module of which visitors see nothing yet, such as a picture that is not chosen, has a label at its place. */
export function EmptyModules() {
  const t = useWords()
  const area = useDesk((value) => value.area)
  const selected = useDesk((value) => value.selected)
  const measure = useMemo(() => createSearch(area, selected), [area, selected])
  const empty = useMeasured(measure, sameEmpty)
  return empty.map(({ id, model, top, left, width }) => (
    <button
      key={id}
      type="button"
      className={styles.empty}
      // Beside the middle, where the insert points are.
      style={{ top, left: left + width / 4 }}
      onClick={() => desk.set({ selected: id, panel: 'form' })}
    >
      {t.notYetShown(modelName(model))}
    </button>
  ))
}

/**
 * Searches all modules when some were added or removed, or when another is selected; otherwise only those that were
 * empty.
 */
function createSearch(area: Area | null, _selected: string | null): () => Empty[] {
  let lists: unknown = null
  let known: string[] = []
  return () => {
    const tree = area?.live.tree()
    if (!tree) return []
    const isSame = lists === tree.lists
    lists = tree.lists
    const found = (isSame ? known : [...tree.nodes.keys()]).flatMap((id) => {
      const box = boxOf(elementOf(id))
      const model = tree.nodes.get(id)?.model ?? ''
      return box && box.height < 4 ? [{ id, model, top: box.top, left: box.left, width: box.width }] : []
    })
    known = found.map(({ id }) => id)
    return tagsApart(found)
  }
}

function sameEmpty(one: Empty[], other: Empty[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
