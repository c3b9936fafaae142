import { useDesk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { modelName } from '../form/labels.ts'
import { OtherFrames } from '../others/others.tsx'
import { ComparedFrames } from './compared-frames.tsx'
import { EmptyModules } from './empty-modules.tsx'
import styles from './frames.module.css'
import { Handle } from './handle.tsx'
import { InsertPoints } from './insert-points.tsx'
import { useBox } from './use-box.ts'

/** Frames, handles and insert points: a layer above the page that measures it and moves nothing. */
export function Frames() {
  const selected = useDesk((value) => value.selected)
  const hovered = useDesk((value) => value.hovered)
  return (
    <div className={styles.layer} data-editor-layer>
      {hovered && hovered !== selected && <Outline id={hovered} />}
      <ComparedFrames />
      <OtherFrames />
      <InsertPoints />
      <EmptyModules />
      {selected && <Selected key={selected} id={selected} />}
    </div>
  )
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
