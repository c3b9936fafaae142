import { desk, useWords } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import styles from '../panels/panel.module.css'
import type { Problem } from './check-page.ts'

/** The findings of the check; each links to its place on the page. */
export function ProblemList({ problems }: { problems: Problem[] | null }) {
  const t = useWords()
  if (!problems) return <p className={styles.hint}>{t.checking}</p>
  if (problems.length === 0) return <p className={styles.hint}>{t.allWell}</p>
  return (
    <ul className={styles.list}>
      {problems.map(({ rule, isError, module, about }) => (
        <li key={`${rule}-${module}-${about}`} className={styles.line}>
          <button
            type="button"
            className={styles.name}
            disabled={module === null}
            onClick={() => {
              desk.set({ selected: module })
              bringIntoView(module)
            }}
          >
            <strong>{isError ? t.error : t.hint}</strong> {t[rule]}{' '}
            <span className={styles.quiet}>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
