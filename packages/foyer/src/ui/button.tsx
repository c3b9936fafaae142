import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import styles from './button.module.css'
import { Link } from './link.tsx'

/** `ticket` has the signal colour, which is only for what can be bought. */
type Look = 'solid' | 'outline' | 'ticket'

export function Button({
  look = 'solid',
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" {...rest} className={classes(look, className)} />
}

export function ButtonLink({
  look = 'solid',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={classes(look, className)} />
}

function classes(look: Look, className = ''): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ')
}
