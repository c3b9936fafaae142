import { formatMoment } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { addHref, changeHref } from '../address.ts'
import type { ImportSource } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { useOffice, useTexts } from '../use-office.ts'
import styles from './import-desk.module.css'
import { strings } from './strings.ts'

const SOURCES = 'import-desk/source'

/** The sources, and the result of the last reading of each. */
export function SourceList({ sources, onRead }: { sources: ImportSource[]; onRead(): void }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const { submit, isSending, failure } = useSubmit()
  const read = (id: number) =>
    submit(async () => {
      await calls.readSource(id)
      onRead()
    })
  return (
    <section className={parts.panel} aria-labelledby="sources">
      <h2 id="sources" className={parts.subtitle}>
        {t.sources}
      </h2>
      {failure && <FailureNote failure={failure} />}
      {sources.length === 0 && <p>{t.noSources}</p>}
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.id}>
            <Link to={changeHref(SOURCES, source.id)}>{source.name}</Link>
            <span className={parts.quiet}>{source.format.toUpperCase()}</span>
            {source.has_address && (
              <>
                <LastReading last={source.last} />
                <button
                  type="button"
                  className={parts.button}
                  disabled={isSending}
                  aria-label={t.readNowOf(source.name)}
                  onClick={() => read(source.id)}
                >
                  {t.readNow}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Link className={parts.button} to={addHref(SOURCES)}>
        {t.addSource}
      </Link>
    </section>
  )
}

function LastReading({ last }: Pick<ImportSource, 'last'>) {
  const t = useTexts(strings)
  const { locale } = useOffice()
  if (!last) return <span className={parts.quiet}>{t.neverRead}</span>
  const at = formatMoment(last.at, 'DD.MM. HH:mm', locale)
  if (last.failure) {
    return (
      <strong className={styles.problem}>
        {at}: {last.failure}
      </strong>
    )
  }
  return <span className={parts.quiet}>{t.lastRead(at, last.events, last.refused)}</span>
}
