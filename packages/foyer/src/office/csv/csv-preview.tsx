import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { fieldNamed } from '../field-text.ts'
import list from '../list/list.module.css'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import styles from './csv.module.css'
import { type Step, takeStep } from './take-in.ts'

interface Props {
  resource: ResourceDescription
  steps: Step[]
  /** Columns of the file that the resource does not have. */
  unknown: string[]
  onClose(isChanged: boolean): void
}

type Result = string | null

/** What a file would change, row by row, before anything is written; then the result of each row. */
export function CsvPreview({ resource, steps, unknown, onClose }: Props) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const [results, setResults] = useState<ReadonlyMap<Step, Result>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const todo = steps.filter((step) => ['new', 'changed'].includes(step.kind) && results.get(step) !== null)
  const isStarted = results.size > 0
  const takeAll = async () => {
    setBusy(true)
    const done = new Map(results)
    for (const step of todo) {
      done.set(step, await takeStep(calls, resource, step))
      setResults(new Map(done))
    }
    setBusy(false)
  }
  return (
    <Dialog isOpen onClose={() => onClose(isStarted)} label={t.csvPreview} className={styles.dialog}>
      <div lang={locale} className={styles.sheet}>
        <h2 className={parts.subtitle}>{t.csvPreview}</h2>
        {unknown.length > 0 && <p className={parts.alert}>{t.csvUnknown(unknown.join(', '))}</p>}
        <div className={`${list.scroller} ${styles.rows}`}>
          <table className={list.table}>
            <tbody>
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no key
                <tr key={index}>
                  <td className={list.narrow}>{index + 2}</td>
                  <td>{step.title || step.row.id}</td>
                  <td>
                    {t[WORDS[step.kind]]}
                    {step.kind === 'changed' &&
                      `: ${Object.keys(step.changes)
                        .map((name) => fieldNamed(resource, name)?.label ?? name)
                        .join(', ')}`}
                  </td>
                  <td>
                    <Outcome result={results.get(step)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.actions}>
          <button
            type="button"
            className={parts.primary}
            disabled={isBusy || todo.length === 0}
            onClick={takeAll}
          >
            {t.csvTake(todo.length)}
          </button>
          <button type="button" className={parts.button} onClick={() => onClose(isStarted)}>
            {t.close}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

const WORDS = { new: 'csvNew', changed: 'csvChanged', same: 'csvSame', missing: 'csvMissing' } as const

function Outcome({ result }: { result: Result | undefined }) {
  const t = useTexts(strings)
  if (result === undefined) return null
  return result === null ? t.csvDone : <strong className={styles.refused}>{result}</strong>
}
