import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './icons.tsx'
import styles from './tools.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title'> {
  icon: IconName
  label: string
  /** The shortcut for the same action. */
  keys?: string
}

/** A button with an icon; its name is read by screen readers, and shown on hover and focus. */
export function ToolButton({ icon, label, keys, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.tool} ${className ?? ''}`}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
    >
      <Icon name={icon} />
    </button>
  )
}
