import { useState } from 'react'
import { useSubmit } from '../../ui/use-submit.ts'
import type { Finding } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { useOffice, useTexts } from '../use-office.ts'
import { FindingTable, keyOf } from './finding-table.tsx'
import styles from './import-desk.module.css'
import { strings } from './strings.ts'

interface Props {
  waiting: Finding[]
  done: Finding[]
  onChanged(): void
}

const idsOf = (findings: Finding[]): number[] => findings.flatMap(({ id }) => id ?? [])

/** What is new, moved, cancelled or gone and waits for a decision, and what was imported automatically. */
export function Inbox({ waiting, done, onChanged }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const { submit, isSending, failure } = useSubmit()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<string[]>([])
  const picked = waiting.filter((finding) => chosen.has(keyOf(finding)))
  const finish = (told: string[]) => {
    setSaid(told)
    setChosen(new Set())
    onChanged()
  }
  const take = (findings: Finding[], force = false) =>
    submit(async () => {
      const { results } = await calls.takeFound(idsOf(findings), force)
      const refusals = results.flatMap(({ foreign_id, refusal }) =>
        refusal === null ? [] : [`${foreign_id}: ${refusal}`],
      )
      finish([t.takenMany(results.length - refusals.length), ...refusals])
    })
  const setAside = (findings: Finding[]) =>
    submit(async () => {
      await calls.setAside(idsOf(findings))
      finish([])
    })
  const button = (label: string, run: () => void) => (
    <button type="button" className={parts.button} disabled={isSending} onClick={run}>
      {label}
    </button>
  )
  return (
    <>
      <section className={parts.panel} aria-labelledby="waiting">
        <h2 id="waiting" className={parts.subtitle}>
          {t.waiting} {waiting.length > 0 && `(${waiting.length})`}
        </h2>
        {failure && <FailureNote failure={failure} />}
        <div role="status">
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {waiting.length === 0 ? (
          <p className={parts.quiet}>{t.nothingWaits}</p>
        ) : (
          <>
            {picked.length > 0 && (
              <p className={styles.bar}>
                {button(t.takeChosen(picked.length), () => take(picked))}
                {button(t.setAside, () => setAside(picked))}
              </p>
            )}
            <FindingTable label={t.waiting} findings={waiting} chosen={chosen} onChoose={setChosen}>
              {(finding) => (
                <>
                  {button(wordFor(finding, t), () => take([finding], finding.kind === 'kept'))}
                  {button(t.setAside, () => setAside([finding]))}
                </>
              )}
            </FindingTable>
          </>
        )}
      </section>
      {done.length > 0 && (
        <section className={parts.panel} aria-labelledby="done">
          <h2 id="done" className={parts.subtitle}>
            {t.done} ({done.length})
          </h2>
          <p className={styles.bar}>{button(t.seen, () => setAside(done))}</p>
          <FindingTable label={t.done} findings={done} chosen={new Set()} onChoose={null} />
        </section>
      )}
    </>
  )
}

/** The button says what it does: overwriting editors' changes has another text. */
function wordFor({ kind }: Finding, t: { take: string; takeAnyway: string; markCancelled: string }): string {
  if (kind === 'gone') return t.markCancelled
  return kind === 'kept' ? t.takeAnyway : t.take
}
