import styles from './close-button.module.css'

interface Props {
  /** Its name for those who hear it: all it shows is a cross. */
  label: string
  onClose(): void
  /** In a ring of its own, where it stands alone on a large ground. */
  hasRing?: boolean
  className?: string
}

/** The cross that closes what it stands in. */
export function CloseButton({ label, onClose, hasRing, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`${styles.close} ${className}`}
      data-ring={hasRing || undefined}
      aria-label={label}
      onClick={onClose}
    />
  )
}
