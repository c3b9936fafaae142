import type { ReactNode } from 'react'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings as hub } from '../strings.ts'
import styles from './dashboard.module.css'
import { strings } from './dashboard-strings.ts'

export interface Row {
  key: string | number
  name: ReactNode
  cells: ReactNode[]
  /** How much of the row's width is filled, from 0 to 1: a picture of its number. */
  share?: number
}

interface Props {
  title: string
  heads: string[]
  rows: Row[]
  /** The call whose whole answer can be fetched as a file, with its query. */
  csv?: { name: string; query: string }
}

/** A list of the dashboard, with a file of all of it. */
export function FigureTable({ title, heads, rows, csv }: Props) {
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
