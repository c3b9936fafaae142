import { useCallback } from 'react'
import { useDesk, useWords } from '../desk/desk.ts'
import { elementOf, partsOf } from '../desk/on-page.ts'
import { useLive } from '../desk/use-live.ts'
import { modelName } from '../form/labels.ts'
import { EmptyModules } from './empty-modules.tsx'
import styles from './frames.module.css'
import { Handle } from './handle.tsx'
import { InsertPoints } from './insert-points.tsx'
import { type Box, boxOf, sameBox, useMeasured } from './use-measured.ts'

/** Frames, handles and insert points: a layer above the page that measures it and moves nothing. */
export function Frames() {
  const selected = useDesk((value) => value.selected)
  const hovered = useDesk((value) => value.hovered)
  return (
    <div className={styles.layer} data-editor-layer>
      {hovered && hovered !== selected && <Outline id={hovered} />}
      <InsertPoints />
      <EmptyModules />
      {selected && <Selected key={selected} id={selected} />}
    </div>
  )
}

function useBox(id: string): Box | null {
  const measure = useCallback(() => boxOf(elementOf(id)) ?? around(partsOf(id).map(boxOf)), [id])
  return useMeasured(measure, sameBox)
}

function Outline({ id }: { id: string }) {
  const box = useBox(id)
  return box && box.height > 0 ? <div className={styles.outline} style={box} /> : null
}

function Selected({ id }: { id: string }) {
  const t = useWords()
  const box = useBox(id)
  const model = useLive(({ live }) => live.tree().nodes.get(id)?.model ?? '', '')
  if (!box || !model) return null
  return (
    <>
      <div className={styles.frame} style={box} />
      <Handle id={id} name={modelName(model) || t.module} box={box} />
    </>
  )
}

/** What several boxes take together. */
function around(boxes: (Box | null)[]): Box | null {
  const found = boxes.filter((box): box is Box => box !== null && box.height > 0)
  if (found.length === 0) return null
  const top = Math.min(...found.map((box) => box.top))
  const left = Math.min(...found.map((box) => box.left))
  const bottom = Math.max(...found.map((box) => box.top + box.height))
  const right = Math.max(...found.map((box) => box.left + box.width))
  return { top, left, width: right - left, height: bottom - top }
}
