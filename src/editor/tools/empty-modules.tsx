import { useCallback } from 'react'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { elementOf } from '../desk/on-page.ts'
import { modelName } from '../form/labels.ts'
import styles from './frames.module.css'
import { boxOf, useMeasured } from './use-measured.ts'

interface Empty {
  id: string
  model: string
  top: number
  left: number
  width: number
}

/** A block of which visitors see nothing yet, such as a picture nobody has chosen, has a name tag where it will stand. */
export function EmptyModules() {
  const t = useWords()
  const area = useDesk((value) => value.area)
  const measure = useCallback((): Empty[] => {
    if (!area) return []
    return [...area.live.tree().nodes.values()].flatMap(({ id, model }) => {
      const box = boxOf(elementOf(id))
      return box && box.height < 4 ? [{ id, model, top: box.top, left: box.left, width: box.width }] : []
    })
  }, [area])
  const empty = useMeasured(measure, sameEmpty)
  return empty.map(({ id, model, top, left, width }) => (
    <button
      key={id}
      type="button"
      className={styles.empty}
      style={{ top, left: left + width / 2 }}
      onClick={() => desk.set({ selected: id, panel: 'form' })}
    >
      {t.notYetShown(modelName(model))}
    </button>
  ))
}

function sameEmpty(one: Empty[], other: Empty[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
