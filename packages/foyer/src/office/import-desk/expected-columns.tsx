import { formatAmount } from '../../contract/amounts.ts'
import { writeCsv } from '../../contract/write-csv.ts'
import { download } from '../csv/take-out.ts'
import list from '../list/list.module.css'
import parts from '../parts.module.css'
import { useTexts } from '../use-office.ts'
import styles from './import-desk.module.css'
import { columns, strings } from './strings.ts'

interface Column {
  name: keyof typeof columns
  isNeeded?: true
  samples: [string, string]
}

/** The columns of an export, each with the first of its known names (docs/import-desk.md). */
const COLUMNS: Column[] = [
  { name: 'id', isNeeded: true, samples: ['1001', '1002'] },
  { name: 'date', isNeeded: true, samples: ['2027-03-12', '13.03.2027'] },
  { name: 'time', isNeeded: true, samples: ['19:30', '18:00'] },
  { name: 'end', samples: ['21:45', ''] },
  { name: 'title', isNeeded: true, samples: ['Ein Abend im März', 'Noch ein Abend'] },
  { name: 'place', samples: ['Großer Saal', 'Studio'] },
  { name: 'price', samples: [formatAmount('24.50', 'de'), '12'] },
  { name: 'capacity', samples: ['420', '90'] },
  { name: 'free', samples: ['200', '0'] },
  { name: 'status', samples: ['active', 'ausverkauft'] },
]

/** Explains the format of the file, and offers a sample. */
export function ExpectedColumns({ format }: { format: 'xml' | 'csv' }) {
  const t = useTexts(strings)
  const about = useTexts(columns)
  return (
    <details className={styles.expected}>
      <summary>{t.expected}</summary>
      <p className={styles.intro}>{t.expectedHelp}</p>
      <div className={list.scroller}>
        <table className={list.table} aria-label={t.expected}>
          <thead>
            <tr>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.meaning}</th>
              <th scope="col">{t.example}</th>
            </tr>
          </thead>
          <tbody>
            {COLUMNS.map(({ name, isNeeded, samples: [sample] }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {isNeeded && <span className={styles.quiet}> {t.needed}</span>}
                </th>
                <td>{about[name]}</td>
                <td>{sample}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className={parts.button}
        onClick={() => download(`${t.sampleName}.${format}`, sampleIn(format), `text/${format}`)}
      >
        {t.sampleFile(format.toUpperCase())}
      </button>
    </details>
  )
}

/** Two events with all columns. */
export function sampleIn(format: 'xml' | 'csv'): string {
  const rows = [0, 1].map((index) => COLUMNS.map(({ samples }) => samples[index] as string))
  if (format === 'csv') return writeCsv([COLUMNS.map(({ name }) => name), ...rows])
  const events = rows.map((row) => {
    const cells = COLUMNS.map(({ name }, index) => `    <${name}>${row[index]}</${name}>`)
    return `  <event>\n${cells.join('\n')}\n  </event>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<events>\n${events.join('\n')}\n</events>\n`
}
