import { useCallback } from 'react'
import { Link } from '../../ui/link.tsx'
import { importDeskHref, listHref } from '../address.ts'
import { FailureNote } from '../failure-note.tsx'
import { strings as desk } from '../import-desk/strings.ts'
import parts from '../parts.module.css'
import { marks, strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceNamed, useOffice, useTexts } from '../use-office.ts'
import styles from './home.module.css'

/** The numbers of marked items, and of findings at the import desk; zeros are left out. */
export function Attention() {
  const t = useTexts(strings)
  const deskTexts = useTexts(desk)
  const names = useTexts(marks) as Record<string, string>
  const { calls, resources } = useOffice()
  const ask = useCallback(async () => {
    const [marked, inbox] = await Promise.all([calls.attention(), calls.inbox()])
    return { marked, waiting: inbox.waiting.length }
  }, [calls])
  const { data, failure, again } = useAnswer(ask)
  if (failure) return <FailureNote failure={failure} onRetry={again} />
  if (!data) return <p role="status">{t.loading}</p>
  if (data.marked.length === 0 && data.waiting === 0) return <p className={parts.quiet}>{t.nothingMarked}</p>
  return (
    <ul className={styles.attention}>
      {data.waiting > 0 && (
        <li>
          <strong>{deskTexts.importDesk}</strong>
          <Link to={importDeskHref}>
            {deskTexts.waiting} <span className={styles.count}>{data.waiting}</span>
          </Link>
        </li>
      )}
      {[...Map.groupBy(data.marked, ({ subject }) => subject)].map(([subject, own]) => (
        <li key={subject}>
          <strong>{resourceNamed(resources, subject)?.many ?? subject}</strong>
          {own.map(({ mark, count }) => (
            <Link key={mark} to={`${listHref(subject)}?mark=${mark}`}>
              {names[mark] ?? mark} <span className={styles.count}>{count}</span>
            </Link>
          ))}
        </li>
      ))}
    </ul>
  )
}
