import { Button } from '../../../ui/button.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { OwnSession } from '../contract.ts'
import { strings } from '../settings-strings.ts'
import { AccountForm } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import styles from './settings.module.css'

export function SessionList({
  sessions,
  result,
}: {
  sessions: OwnSession[]
  result: FormResult | undefined
}) {
  const t = useStrings(strings)
  const { date, time } = useFormat()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, is_current, last_seen_at }) => (
          <li key={id}>
            <span>
              <strong>{device || t.unknownDevice}</strong>
              <br />
              {is_current ? t.thisSession : t.lastSeen(`${date(last_seen_at)}, ${time(last_seen_at)}`)}
            </span>
            {!is_current && (
              <form method="post">
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="outline" aria-label={t.endSessionOf(device || t.unknownDevice)}>
                  {t.endSession}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <AccountForm name="others" result={result} submit={t.endOthers} />}
    </>
  )
}
