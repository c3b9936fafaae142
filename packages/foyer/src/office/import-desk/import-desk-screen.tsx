import { useCallback } from 'react'
import { Head } from '../../ui/head.tsx'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { useAnswer } from '../use-answer.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { ByHand } from './by-hand.tsx'
import styles from './import-desk.module.css'
import { Inbox } from './inbox.tsx'
import { SourceList } from './source-list.tsx'
import { strings } from './strings.ts'

/** Events from other systems: the inbox, the sources, and the import of a file. */
export function ImportDeskScreen() {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const ask = useCallback(() => calls.inbox(), [calls])
  const { data, failure, again } = useAnswer(ask)
  return (
    <>
      <Head title={t.importDesk} noindex />
      <h1 className={`${parts.title} ${parts.head}`}>{t.importDesk}</h1>
      <p className={styles.intro}>{t.intro}</p>
      {failure && <FailureNote failure={failure} onRetry={again} />}
      {data && (
        <>
          <Inbox waiting={data.waiting} done={data.done} onChanged={again} />
          <SourceList sources={data.sources} onRead={again} />
          {data.sources.length > 0 && <ByHand sources={data.sources} onTaken={again} />}
        </>
      )}
    </>
  )
}
