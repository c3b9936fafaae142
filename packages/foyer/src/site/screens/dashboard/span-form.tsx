import { href } from '../../../contract/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import styles from './dashboard.module.css'
import { strings } from './dashboard-strings.ts'

const SPANS = [7, 30, 90, 365]
const DAY = 86_400_000

/** The choice of days: a plain form, and links for common spans. */
export function SpanForm({ from, to }: { from: string; to: string }) {
  const t = useStrings(strings)
  const address = href('dashboard', useLocale())
  const beginOf = (days: number) =>
    new Date(Date.parse(`${to}T00:00:00Z`) - (days - 1) * DAY).toISOString().slice(0, 10)
  return (
    <form action={address} className={styles.span} aria-label={t.span}>
      <TextField type="date" name="from" label={t.from} defaultValue={from} />
      <TextField type="date" name="to" label={t.to} defaultValue={to} />
      <Button type="submit" look="outline">
        {t.show}
      </Button>
      <ul>
        {SPANS.map((days) => (
          <li key={days}>
            <a
              href={`${address}?${new URLSearchParams({ from: beginOf(days), to })}`}
              aria-current={from === beginOf(days) ? 'true' : undefined}
            >
              {t.lastDays(days)}
            </a>
          </li>
        ))}
      </ul>
    </form>
  )
}
