import { Link } from '../../ui/link.tsx'
import styles from './more-link.module.css'

/** The way on from a teaser: a line of type that is underlined by the house's own line. */
export function MoreLink({ to, text }: { to: string; text: string }) {
  if (!to || !text) return null
  return (
    <p>
      <Link to={to} className={styles.more}>
        {text}
      </Link>
    </p>
  )
}
