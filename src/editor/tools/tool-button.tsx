import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './icons.tsx'
import styles from './tools.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title'> {
  icon: IconName
  label: string
  /** The keys that do the same. */
  keys?: string
}

/** A button that is a drawing; its words are heard, and shown when one rests on it. */
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
