import styles from './controls.module.css'
import { useControlStrings } from './environment.ts'

interface Props {
  what: string
  isFirst: boolean
  isLast: boolean
  onMove(step: -1 | 1): void
  onRemove(): void
}

/** Changes the order without dragging, so that it works with the keyboard and on a phone. */
export function MoveButtons({ what, isFirst, isLast, onMove, onRemove }: Props) {
  const t = useControlStrings()
  return (
    <span className={styles.moves}>
      <button
        type="button"
        className={styles.small}
        aria-label={t.up(what)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        className={styles.small}
        aria-label={t.down(what)}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
      <button type="button" className={styles.small} aria-label={t.remove(what)} onClick={onRemove}>
        ×
      </button>
    </span>
  )
}
