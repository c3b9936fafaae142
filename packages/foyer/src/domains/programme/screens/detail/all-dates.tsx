import { ButtonLink } from '../../../../ui/button.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './event-list.module.css'
import { strings } from './section-strings.ts'

/** The anchor of the section of dates. */
export const DATES = 'dates'

/** The link from the next dates to all of them, if the page does not show all. */
export function AllDates({ shown, count, to }: { shown: number; count: number; to: string }) {
  const t = useStrings(strings)
  if (count <= shown) return null
  return (
    <ButtonLink look="outline" to={to} className={styles.all}>
      {t.allDates(count)}
    </ButtonLink>
  )
}

/** The same page with all its dates. */
export function withAllDates(url: string): string {
  return `${url}?dates=all#${DATES}`
}
