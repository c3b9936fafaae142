import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './dashboard.module.css'
import { strings } from './dashboard-strings.ts'
import type { DashboardResult } from './submit-dashboard.ts'

interface Props {
  form: 'redirect' | 'synonym'
  /** The address that was not found, or the words searched for. */
  about: string
  summary: string
  /** The summary for screen readers, which do not read the row around it. */
  name: string
  label: string
  result: DashboardResult | undefined
}

/** Solves a problem in the row that reports it, such as adding a redirect; works without scripting too. */
export function OneStep({ form, about, summary, name, label, result }: Props) {
  const t = useStrings(strings)
  const own = result?.form === form && result.about === about ? result : undefined
  return (
    <details className={styles.step} open={own !== undefined}>
      <summary aria-label={name}>{summary}</summary>
      <form method="post">
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="about" value={about} />
        <TextField
          name="typed"
          label={label}
          required
          defaultValue={own?.typed ?? (form === 'redirect' ? `${href('home', DEFAULT_LOCALE)}/` : '')}
          errors={own && [own.message]}
          focused={own !== undefined}
          autoComplete="off"
        />
        <Button type="submit" look="outline">
          {t.save}
        </Button>
      </form>
    </details>
  )
}
