import { changeHref } from '../address.ts'
import type { Use } from '../calls.ts'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'
import styles from './form.module.css'

/** The items that refer to another one, each with a link to its form. */
export function UseList({ uses }: { uses: Use[] }) {
  const t = useTexts(strings)
  return (
    <>
      <p>{uses.length > 0 ? t.usedAt : t.usedNowhere}</p>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={`${use.subject}/${use.id}/${use.field}`}>
            <a href={changeHref(use.subject, use.id)}>{use.title || `${use.subject} ${use.id}`}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
