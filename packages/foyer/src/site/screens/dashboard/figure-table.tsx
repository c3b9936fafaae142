import type { ReactNode } from 'react'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings as hub } from '../strings.ts'
import styles from './dashboard.module.css'
import { strings } from './dashboard-strings.ts'

export interface Row {
  key: string | number
  name: ReactNode
  cells: ReactNode[]
  /** How much of the row's width is filled, from 0 to 1, as a picture of the number. */
  share?: number
}

interface Props {
  title: string
  heads: string[]
  rows: Row[]
  /** The call, with its query, whose whole answer can be downloaded as a file. */
  csv?: { name: string; query: string }
  /** Has more columns than a phone is wide, so it can be scrolled sideways, also by keyboard. */
  isWide?: boolean
}

/** A list of the dashboard, with a link to a file of the whole list. */
export function FigureTable({ title, heads, rows, csv, isWide = false }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { nothing } = useStrings(hub)
  return (
    <section className={styles.list}>
      <h3>
        {title}
        {csv && (
          <a
            href={`/${locale}/api/dashboard-csv/${csv.name}${csv.query}`}
            download={`${csv.name}.csv`}
            aria-label={t.csvOf(title)}
          >
            {t.csv}
          </a>
        )}
      </h3>
      {rows.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <div {...(isWide && { className: styles.wide, role: 'region', tabIndex: 0, 'aria-label': title })}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, cells, share }) => (
                <tr key={key}>
                  <th scope="row">
                    {name}
                    {share !== undefined && <Share of={share} />}
                  </th>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Share({ of }: { of: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(0.5, of * 100)} height="3" fill="currentColor" />
    </svg>
  )
}
