import { useId, useRef, useState } from 'react'
import { exportText } from '../../contract/export-text.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { Finding, ImportSource } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { useOffice, useTexts } from '../use-office.ts'
import { ExpectedColumns } from './expected-columns.tsx'
import { FindingTable, keyOf } from './finding-table.tsx'
import styles from './import-desk.module.css'
import { strings } from './strings.ts'

/** The number of events in one call, so that no answer takes long. */
const AT_ONCE = 50
const CAN_BE_TAKEN = new Set(['new', 'moved', 'cancelled', 'changed'])
const canBeTaken = ({ kind }: Finding) => CAN_BE_TAKEN.has(kind)

/** An export of the editor: uploaded or pasted, previewed, and imported row by row. */
export function ByHand({ sources, onTaken }: { sources: ImportSource[]; onTaken(): void }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [source, setSource] = useState(sources[0]?.id ?? 0)
  const [text, setText] = useState('')
  const [findings, setFindings] = useState<Finding[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<ReadonlyMap<string, string | null>>(new Map())
  const { submit, isSending, wrong, failure } = useSubmit()
  /** Findings of another text, or by the rules of another source, are removed. */
  const forget = () => {
    setFindings(null)
    setChosen(new Set())
    setResults(new Map())
  }
  const look = (words: string) => {
    forget()
    return submit(async () => {
      const found = (await calls.previewImport(source, words)).findings
      setFindings(found)
      setChosen(new Set(found.filter((one) => canBeTaken(one) && one.problems.length === 0).map(keyOf)))
    })
  }
  const takeChosen = () =>
    submit(async () => {
      const wanted = (findings ?? []).filter((one) => chosen.has(keyOf(one)) && canBeTaken(one))
      const done = new Map(results)
      for (let first = 0; first < wanted.length; first += AT_ONCE) {
        const some = wanted.slice(first, first + AT_ONCE).map(({ foreign_id }) => foreign_id)
        const answer = await calls.takeImport(source, text, some)
        for (const { foreign_id, refusal } of answer.results) done.set(foreign_id, refusal)
        setResults(new Map(done))
      }
      setChosen(new Set())
      onTaken()
    })
  const changed = findings?.filter(({ kind }) => kind !== 'same') ?? []
  const same = (findings?.length ?? 0) - changed.length
  return (
    <section className={parts.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={parts.subtitle}>
        {t.byHand}
      </h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          look(text)
        }}
      >
        <label htmlFor={`${id}-source`}>{t.source}</label>
        <select
          id={`${id}-source`}
          className={parts.input}
          value={source}
          onChange={(event) => {
            setSource(Number(event.target.value))
            forget()
          }}
        >
          {sources.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <button type="button" className={parts.button} onClick={() => input.current?.click()}>
          {t.chooseFile}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xml,.csv,text/xml,application/xml,text/csv"
          aria-label={t.chooseFile}
          onChange={async (event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (!file) return
            const words = exportText(new Uint8Array(await file.arrayBuffer()))
            setText(words)
            look(words)
          }}
        />
        <label className={styles.paste} htmlFor={`${id}-text`}>
          {t.paste}
        </label>
        <textarea
          id={`${id}-text`}
          className={`${parts.input} ${styles.text}`}
          rows={5}
          value={text}
          aria-invalid={wrong.text ? true : undefined}
          aria-describedby={wrong.text ? `${id}-wrong` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            forget()
          }}
        />
        {wrong.text && (
          <p id={`${id}-wrong`} role="alert" className={styles.problem}>
            {wrong.text.join(' ')}
          </p>
        )}
        <button type="submit" className={parts.primary} disabled={isSending || text.trim() === ''}>
          {t.look}
        </button>
      </form>
      <ExpectedColumns format={sources.find(({ id }) => id === source)?.format === 'xml' ? 'xml' : 'csv'} />
      {failure && <FailureNote failure={failure} />}
      {findings && (
        <>
          <h3 className={parts.subtitle}>{t.previewTitle}</h3>
          {same > 0 && <p role="status">{t.onlySame(same)}</p>}
          {changed.length > 0 && (
            <>
              <FindingTable
                label={t.previewTitle}
                findings={changed}
                chosen={chosen}
                onChoose={setChosen}
                canChoose={(finding) => canBeTaken(finding) && results.get(finding.foreign_id) !== null}
              >
                {(finding) => canBeTaken(finding) && <Outcome result={results.get(finding.foreign_id)} />}
              </FindingTable>
              <p className={styles.bar}>
                <button
                  type="button"
                  className={parts.primary}
                  disabled={isSending || chosen.size === 0}
                  onClick={takeChosen}
                >
                  {t.takeChosen(chosen.size)}
                </button>
              </p>
            </>
          )}
        </>
      )}
    </section>
  )
}

function Outcome({ result }: { result: string | null | undefined }) {
  const t = useTexts(strings)
  if (result === undefined) return null
  return result === null ? t.taken : <strong className={styles.problem}>{result}</strong>
}
