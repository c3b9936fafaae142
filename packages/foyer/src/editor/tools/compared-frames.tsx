import { useDesk, useWords } from '../desk/desk.ts'
import styles from './frames.module.css'
import { useBox } from './use-box.ts'

/** Marks what was added, moved or changed since the version that the page is compared with. */
export function ComparedFrames() {
  const compared = useDesk((value) => value.compared)
  return compared?.map((operation) => {
    if (operation.kind === 'remove' || operation.module === null) return null
    const id = operation.kind === 'insert' ? operation.module.id : operation.module
    return <Mark key={`${operation.kind}-${id}`} id={id} kind={operation.kind} />
  })
}

function Mark({ id, kind }: { id: string; kind: 'insert' | 'update' | 'move' }) {
  const t = useWords()
  const box = useBox(id)
  if (!box || box.height === 0) return null
  return (
    <div className={styles.compared} style={box} data-compared={kind}>
      <span>{{ insert: t.wasAdded, update: t.wasChanged, move: t.wasMoved }[kind]}</span>
    </div>
  )
}
