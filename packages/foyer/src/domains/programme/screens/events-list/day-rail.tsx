import { asWritten } from '../../../../ui/as-written.ts'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import scrolls from '../../../../ui/scroll-row.module.css'
import { useScrollRow } from '../../../../ui/scroll-row.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { EVENT_KEYS, writeQuery } from '../filter/query.ts'
import styles from './day-rail.module.css'
import type { Programme } from './programme-data.ts'
import { strings } from './strings.ts'

const later = onDemand(() => import('./rail-links.tsx'))
/** Only in the server's code. */
const atOnce = import.meta.env.SSR ? await import('./rail-links.tsx') : null

/**
 * The row of days. Its links come with the page and work as they are; the browser loads their code after the page's own, and until
 * then leaves what the server wrote.
 */
export function DayRail({ programme }: { programme: Programme }) {
  const t = useStrings(strings)
  const row = useScrollRow<HTMLElement>('[aria-current]', writeQuery(programme.query, EVENT_KEYS))
  const parts = useOnDemand(later, true)
  const Links = (atOnce ?? parts)?.RailLinks
  return (
    <nav
      ref={row}
      className={`${scrolls.row} ${styles.rail}`}
      aria-label={t.days}
      data-part="rail"
      {...asWritten(Links && <Links programme={programme} />)}
    />
  )
}
