import { useEffect, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { EventOverview } from '../../../domains/programme/screens/events-list/event-overview.tsx'
import { Button } from '../../../ui/button.tsx'
import { CloseButton } from '../../../ui/close-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { programmeInstead } from '../../routing/drop-query.ts'
import { useRouteName } from '../../routing/use-route-name.ts'
import { RowBones } from '../skeletons/bones.tsx'
import { placeInHistory } from '../sticky/place-in-history.ts'
import { addressBehind } from './address-behind.ts'
import styles from './overlay-dialog.module.css'
import { strings } from './strings.ts'
import { useOverlayHeadline } from './use-overlay-headline.ts'
import { useOverlayOptions } from './use-overlay-options.ts'
import { useOverlayProgramme } from './use-overlay-programme.ts'

/** 1 §2 Navigation behaviour: a landing page has no overlay; it leads to the programme instead. */
export function ProgrammeInstead() {
  const locale = useLocale()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    navigate(programmeInstead(search, locale), { replace: true })
  }, [navigate, search, locale])
  return null
}

/** The programme in full screen over the page on show. */
export function OverlayDialog() {
  const t = useStrings(strings)
  const navigate = useNavigate()
  const location = useLocation()
  const route = useRouteName()
  const headline = useOverlayHeadline()
  const options = useOverlayOptions()
  const { programme, isBusy, hasFailed, retry } = useOverlayProgramme()
  const id = useId()
  const close = () => {
    const { overlayOver } = (location.state ?? {}) as { overlayOver?: number }
    const steps = overlayOver === undefined ? 0 : placeInHistory() - overlayOver
    // Goes back to the page it was opened on, so that going back later does not open it again; if there is none,
    // replaces the entry in the history.
    if (steps > 0) navigate(-steps)
    else navigate(addressBehind(location, route), { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog isOpen onClose={close} labelledBy={id} className={styles.overlay}>
      <div className={styles.top}>
        <h2 id={id} className={styles.headline}>
          {headline}
        </h2>
        <CloseButton label={t.close} onClose={close} hasRing />
      </div>
      {programme && <EventOverview name="overlay" programme={programme} options={options} isBusy={isBusy} />}
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{t.failed}</p>
          <Button onClick={retry}>{t.retry}</Button>
        </div>
      )}
      {!programme && !hasFailed && (
        <Skeleton>
          <RowBones count={8} />
        </Skeleton>
      )}
    </Dialog>
  )
}
