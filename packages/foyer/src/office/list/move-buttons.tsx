import styles from '../parts.module.css'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'

interface Props {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove(step: -1 | 1): void
}

/** Buttons to move an item up and down. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Props) {
  const t = useTexts(strings)
  const button = (sign: string, label: string, isOff: boolean, step: -1 | 1) => (
    <button
      type="button"
      className={styles.small}
      aria-label={label}
      disabled={isOff}
      onClick={() => onMove(step)}
    >
      {sign}
    </button>
  )
  return (
    <>
      {button('↑', t.moveUp(name), isFirst, -1)}
      {button('↓', t.moveDown(name), isLast, 1)}
    </>
  )
}
