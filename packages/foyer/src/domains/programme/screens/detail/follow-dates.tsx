import { href } from '../../../../contract/routes.ts'
import { webcal } from '../../../../contract/webcal.ts'
import { useSite } from '../../../../ui/site-context.ts'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import styles from './follow-dates.module.css'
import { strings } from './follow-dates-strings.ts'

/** The dates of a production or a series for a calendar program: followed, so that moved ones move, or once as a file. */
export function FollowDates({ of }: { of: `${'production' | 'series'}=${number}` }) {
  const { subscribeDates, asCalendarFile } = useStrings(strings)
  const path = `${href('events', useLocale())}.ics?${of}`
  const { origin } = useSite()
  return (
    <p className={styles.follow}>
      <a href={webcal(origin, path)}>{subscribeDates}</a>
      <a href={path} download>
        {asCalendarFile}
      </a>
    </p>
  )
}
