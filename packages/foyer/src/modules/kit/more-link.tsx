import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import styles from './more-link.module.css'

/** The link of a teaser: text underlined with the line of the house's design. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link to={to} className={styles.more}>
        {children}
      </Link>
    </p>
  )
}
