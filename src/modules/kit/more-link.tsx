import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import styles from './more-link.module.css'

/** The way on from a teaser: a line of type that is underlined by the house's own line. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link to={to} className={styles.more}>
        {children}
      </Link>
    </p>
  )
}
