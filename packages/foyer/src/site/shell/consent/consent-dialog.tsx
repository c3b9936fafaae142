import { useId, useRef, useState } from 'react'
import { href } from '../../../contract/routes.ts'
import { useBackCloses } from '../../../ui/back-closes.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseButton } from '../../../ui/close-button.tsx'
import { type Consent, NOTHING_BUT_REQUIRED, storeConsent, useConsent } from '../../../ui/consent.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { shellState } from '../../../ui/shell-state.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { ChoosableCategory, RequiredCategory } from './category.tsx'
import { EVERYTHING } from './choices.ts'
import styles from './consent-dialog.module.css'
import { ConsentText } from './consent-text.tsx'
import { deleteForeignCookies, foreignCookies } from './cookies.ts'
import { strings } from './strings.ts'

interface Props {
  /** The visitor opened it, so all choices are shown. A dialog that opens by itself is short. */
  isWhole: boolean
  onClose(): void
}

/** A sheet at the lower edge: the question on the left, the answers on the right. */
export function ConsentDialog({ isWhole: isOpened, onClose }: Props) {
  const t = useStrings(strings)
  const id = useId()
  const stored = useConsent()
  const [consent, setConsent] = useState(stored ?? NOTHING_BUT_REQUIRED)
  const [isDeleted, setDeleted] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const isWhole = isOpened || isUnfolded
  const title = useRef<HTMLHeadingElement>(null)
  // Only when the visitor opened it: a dialog that opens by itself must not change the history.
  useBackCloses(isOpened, onClose)
  /** Gives the focus to the heading when the dialog opens, so that it is read out first. */
  const takeFocus = (heading: HTMLHeadingElement | null) => {
    title.current = heading
    heading?.setAttribute('autofocus', '')
  }

  const decide = (decision: Consent) => {
    // Without the tag manager, the cookies it has set are deleted.
    if (!decision.tracking.tagManager) deleteForeignCookies()
    storeConsent(decision)
    onClose()
  }
  const forget = () => {
    deleteForeignCookies()
    storeConsent(null)
    setConsent(NOTHING_BUT_REQUIRED)
    setDeleted(true)
    // The button disappears, because nothing is left to delete.
    title.current?.focus()
  }
  const unfold = () => {
    setUnfolded(true)
    title.current?.focus()
  }
  const hasSomethingToDelete = stored !== null || foreignCookies(document.cookie).length > 0
  return (
    <Dialog
      isOpen
      isForemost
      onClose={onClose}
      labelledBy={id}
      className={`${styles.sheet} ${isWhole ? '' : styles.brief}`}
    >
      <CloseButton label={t.close} onClose={onClose} className={styles.close} />
      <div className={styles.columns}>
        <div className={styles.question}>
          <h2 id={id} className={styles.title} tabIndex={-1} ref={takeFocus}>
            {t.title}
          </h2>
          <ConsentText isWhole={isWhole} />
          <LegalLinks />
        </div>
        {isWhole && (
          <div>
            <ul className={styles.categories}>
              <RequiredCategory />
              <ChoosableCategory category="tracking" consent={consent} onChange={setConsent} />
              <ChoosableCategory category="media" consent={consent} onChange={setConsent} />
            </ul>
            <p role="status" className={styles.status}>
              {isDeleted && t.deleted}
            </p>
          </div>
        )}
        <div className={styles.answers}>
          <Button onClick={() => decide(NOTHING_BUT_REQUIRED)}>{t.onlyRequired}</Button>
          <Button onClick={() => decide(EVERYTHING)}>{t.acceptAll}</Button>
          {isWhole ? (
            <Button onClick={() => decide(consent)}>{t.save}</Button>
          ) : (
            <Button onClick={unfold}>{t.choose}</Button>
          )}
          {isWhole && hasSomethingToDelete && <Button onClick={forget}>{t.deleteCookies}</Button>}
        </div>
      </div>
    </Dialog>
  )
}

/** Visitors can read both before they decide; the dialog closes for them. */
function LegalLinks() {
  const t = useStrings(strings)
  const locale = useLocale()
  const stepAside = () => shellState.set({ isConsentOpen: false })
  return (
    <p className={styles.legal}>
      <Link to={href('imprint', locale)} onClick={stepAside}>
        {t.imprint}
      </Link>
      <Link to={href('privacy', locale)} onClick={stepAside}>
        {t.privacy}
      </Link>
    </p>
  )
}
