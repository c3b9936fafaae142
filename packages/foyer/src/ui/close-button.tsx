import styles from './close-button.module.css'

interface Props {
  /** The name for screen readers; the button only shows a cross. */
  label: string
  onClose(): void
  /** With a ring around the cross, for a button on a large ground. */
  hasRing?: boolean
  className?: string
}

/** The cross that closes the element around it. */
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
