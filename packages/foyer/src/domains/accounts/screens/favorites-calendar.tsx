import { webcal } from '../../../contract/webcal.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../favorites-strings.ts'
import { AccountForm } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import styles from './favorites.module.css'
import { UserSection } from './user-area.tsx'

interface Props {
  hasCalendar: boolean
  result: FormResult | undefined
}

/** The address under which a calendar program loads the user's events: plain forms, which need no code. */
export function FavoritesCalendar({ hasCalendar, result }: Props) {
  const t = useStrings(strings)
  const { origin } = useSite()
  const path = result?.form === 'opened' ? result.values.path : undefined
  const address = path && webcal(origin, path)
  return (
    <UserSection title={t.calendar} intro={t.calendarIntro}>
      {address && (
        <p role="status" className={styles.address}>
          {t.calendarAddress} <a href={address}>{address}</a>
        </p>
      )}
      <AccountForm
        name="open"
        result={result}
        submit={hasCalendar || address ? t.renewCalendar : t.openCalendar}
      />
      {(hasCalendar || address) && (
        <AccountForm name="close" result={result} submit={t.closeCalendar} isGrave />
      )}
    </UserSection>
  )
}
