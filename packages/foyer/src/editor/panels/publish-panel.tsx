import { useEffect, useState } from 'react'
import { LOCALES } from '../../contract/locale.ts'
import type { Problem } from '../checks/check-page.ts'
import { findProblems } from '../checks/find-problems.ts'
import { ProblemList } from '../checks/problem-list.tsx'
import { useDesk, useWords } from '../desk/desk.ts'
import { forgetSchedule, publish, restoreVersion, unpublish } from '../desk/publishing.ts'
import { useLive } from '../desk/use-live.ts'
import { pageLinks } from '../page/page-links.ts'
import { ConfirmButton } from '../tools/confirm-button.tsx'
import { showRefused } from '../tools/save-line.tsx'
import tools from '../tools/tools.module.css'
import { dateOf } from './history-panel.tsx'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'
import { PreviewLinks } from './preview-links.tsx'

/** What visitors see, and when; only for this language. */
export function PublishPanel() {
  const t = useWords()
  const publication = useLive((area) => area.publication(), null)
  const head = useLive(({ live }) => live.version(), 0)
  const isOnline = useLive((area) => area.isOnline(), true)
  const isPage = useLive(({ source }) => typeof source === 'number', true)
  const isSaved = useLive(({ live }) => live.state().name === 'saved', true)
  const isRefused = useLive(({ live }) => live.aside().some(({ aside }) => aside?.why === 'refused'), false)
  const [at, setAt] = useState('')
  const [until, setUntil] = useState('')
  const [reason, setReason] = useState('')
  const problems = useProblems(head)
  const hasErrors = problems?.some(({ isError }) => isError) ?? false
  const isFinal = problems?.some((problem) => problem.isFinal) ?? false
  const isAllowed = isSaved && !isFinal && (!hasErrors || reason.trim() !== '')
  if (!publication) return null
  const { published_version: shown, next_at, ends_at } = publication
  const isShown = shown === head && isOnline
  return (
    <PanelFrame title={t.publishing}>
      <p className={styles.text}>
        {isShown ? t.isShown : !isOnline ? t.isOffline : shown === null ? t.isHidden : t.isOlder}
      </p>
      {LOCALES.length > 1 && <p className={styles.hint}>{t.onlyThisLanguage}</p>}
      {next_at && <p className={styles.note}>{t.planned(dateOf(next_at))}</p>}
      {ends_at && <p className={styles.note}>{t.ends(dateOf(ends_at))}</p>}
      {!isSaved && <p className={styles.note}>{t.saveFirst}</p>}
      {isRefused && (
        <p className={styles.row}>
          <button type="button" className={tools.plain} onClick={showRefused}>
            {t.showMissing}
          </button>
        </p>
      )}
      <h3>{t.check}</h3>
      {/* The check only knows what is saved, and would report no problem. */}
      {!isRefused && <ProblemList problems={problems} />}
      {isFinal && <p className={styles.note}>{t.writeFirst}</p>}
      {hasErrors && !isFinal && (
        <label>
          {t.despite}
          <input
            className={styles.area}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
          <span className={styles.quiet}>{t.despiteHelp}</span>
        </label>
      )}
      <div className={styles.row}>
        <button
          type="button"
          className={tools.primary}
          disabled={!isAllowed || isShown}
          onClick={() => void publish({ reason })}
        >
          {isOnline ? t.publishNow : t.publishAndPutOnline}
        </button>
        <button type="button" className={tools.plain} onClick={seeAsVisitor}>
          {t.whatVisitorsSee}
        </button>
      </div>
      <h3>{t.publishAt}</h3>
      {!isOnline && <p className={styles.hint}>{t.planPutsOnline}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void publish({ at, until, reason })
        }}
      >
        <label>
          {t.publishAt}
          <input
            className={styles.area}
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </label>
        <label>
          {t.until}
          <input
            className={styles.area}
            type="datetime-local"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </label>
        <div className={styles.row}>
          <button type="submit" className={tools.plain} disabled={!isAllowed || (!at && !until)}>
            {isOnline ? t.plan : t.planOnline}
          </button>
          {(next_at || ends_at) && (
            <button type="button" className={tools.plain} onClick={() => void forgetSchedule()}>
              {t.unplan}
            </button>
          )}
        </div>
      </form>
      <PreviewLinks />
      {shown !== null && (
        <>
          <h3>{t.discard}</h3>
          <p className={styles.hint}>{t.discardHelp}</p>
          <div className={styles.row}>
            <button
              type="button"
              className={tools.plain}
              disabled={shown === head}
              onClick={() => void restoreVersion(shown)}
            >
              {t.discard}
            </button>
          </div>
          {pageLinks().isHome ? (
            <p className={styles.hint}>{t.homeStays}</p>
          ) : (
            <ConfirmButton
              label={t.unpublish}
              question={isPage ? t.unpublishPage : t.unpublishSection}
              className={`${tools.plain} ${tools.danger}`}
              onConfirm={() => void unpublish()}
            />
          )}
        </>
      )}
    </PanelFrame>
  )

  /** Opens the published version in a new window. */
  function seeAsVisitor(): void {
    const query = shown === null ? '' : `?v=${shown}`
    open(`${location.pathname}${query}`, '_blank', 'noopener')
  }
}

/** The findings of the check, which runs when the panel opens and after every save. */
function useProblems(head: number): Problem[] | null {
  const area = useDesk((value) => value.area)
  const [problems, setProblems] = useState<Problem[] | null>(null)
  useEffect(() => {
    if (!area || head === 0) return
    let isWanted = true
    findProblems(area.modules(), LOCALES.length === 1 || pageLinks().other !== null).then(
      (found) => isWanted && setProblems(found),
    )
    return () => {
      isWanted = false
    }
  }, [area, head])
  return problems
}
