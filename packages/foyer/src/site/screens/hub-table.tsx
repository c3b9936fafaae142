import type { ReactNode } from 'react'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './cms-hub.module.css'
import { strings } from './strings.ts'

interface Props {
  title: string
  /** Left out where the first column names the rows. */
  heads?: string[]
  rows: ReactNode[][]
}

export function HubTable({ title, heads, rows }: Props) {
  const t = useStrings(strings)
  return (
    <section className={styles.table}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <table>
          {heads && (
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([name, ...values], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same text, and rows never change places
              <tr key={row}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
