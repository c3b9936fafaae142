import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import type { Finding } from '../calls.ts'
import list from '../list/list.module.css'
import { useTexts } from '../use-office.ts'
import styles from './import-desk.module.css'
import { kinds, strings } from './strings.ts'

export const keyOf = ({ id, foreign_id }: Finding): string => `${id ?? ''}/${foreign_id}`

interface Props {
  label: string
  findings: Finding[]
  chosen: ReadonlySet<string>
  /** Null if nothing can be chosen. */
  onChoose: ((keys: ReadonlySet<string>) => void) | null
  /** Whether a finding can be imported. */
  canChoose?(finding: Finding): boolean
  children?(finding: Finding): ReactNode
}

/** The findings, one per row: the kind of change, the event, the changes, and the actions. */
export function FindingTable({ label, findings, chosen, onChoose, canChoose, children }: Props) {
  const t = useTexts(strings)
  const kindNames = useTexts(kinds) as Record<string, string>
  // Checked per row: two rows can have the same number, and only the first of them can be chosen.
  const isOpen = (finding: Finding) => canChoose?.(finding) ?? true
  const open = findings.filter(isOpen).map(keyOf)
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen)
    isOn ? next.add(key) : next.delete(key)
    onChoose?.(next)
  }
  return (
    <div className={list.scroller}>
      <table className={`${list.table} ${styles.table}`} aria-label={label}>
        {onChoose && open.length > 1 && (
          <thead>
            <tr>
              <th colSpan={4}>
                <label>
                  <input
                    type="checkbox"
                    checked={open.every((key) => chosen.has(key))}
                    onChange={(event) => onChoose(new Set(event.target.checked ? open : []))}
                  />{' '}
                  {t.chooseAll}
                </label>
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {findings.map((finding, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row that was not understood has no key, or the key of another row
            <tr key={row} data-kind={finding.kind}>
              <td className={list.narrow}>
                {onChoose && isOpen(finding) && (
                  <input
                    type="checkbox"
                    aria-label={t.choose(finding.title)}
                    checked={chosen.has(keyOf(finding))}
                    onChange={(event) => toggle(keyOf(finding), event.target.checked)}
                  />
                )}
              </td>
              <td>
                <span className={styles.kind}>{kindNames[finding.kind]}</span>
              </td>
              <td>
                <strong>{finding.title || finding.foreign_id}</strong>{' '}
                {finding.event !== null && (
                  <Link to={changeHref('events/event', finding.event)}>{t.open}</Link>
                )}
                <div className={styles.quiet}>
                  {[finding.when, finding.place, finding.foreign_id].filter(Boolean).join(' · ')}
                </div>
                {finding.kind === 'gone' && <div>{t.gone}</div>}
                <Changes finding={finding} />
              </td>
              <td className={styles.actions}>{children?.(finding)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Changes({ finding: { changes, problems } }: { finding: Finding }) {
  const t = useTexts(strings)
  if (changes.length + problems.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, from, to, is_kept }) => (
        <li key={label}>
          {label}: <del>{from}</del> → <ins>{to}</ins>
          {is_kept && <em> ({t.kept})</em>}
        </li>
      ))}
      {problems.map((problem) => (
        <li key={problem} className={styles.problem}>
          {problem}
        </li>
      ))}
    </ul>
  )
}
