import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import EventOverview from '../../../domains/programme/screens/events-list/event-overview.tsx'
import { Button } from '../../../ui/button.tsx'
import { CloseButton } from '../../../ui/close-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { RowBones } from '../skeletons/bones.tsx'
import styles from './overlay-dialog.module.css'
import { strings } from './strings.ts'
import { useOverlayHeadline } from './use-overlay-headline.ts'
import { useOverlayOptions } from './use-overlay-options.ts'
import { useOverlayProgramme } from './use-overlay-programme.ts'

/** The programme over whatever page one is on, full screen. */
export function OverlayDialog() {
  const t = useStrings(strings)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const headline = useOverlayHeadline()
  const options = useOverlayOptions()
  const { programme, isBusy, hasFailed, retry } = useOverlayProgramme()
  const id = useId()
  const close = () => navigate(pathname, { preventScrollReset: true })
  return (
    <Dialog isOpen onClose={close} labelledBy={id} className={styles.overlay}>
      <div className={styles.top}>
        <h2 id={id} className={styles.headline}>
          {headline}
        </h2>
        <CloseButton label={t.close} onClose={close} hasRing />
      </div>
      {programme && <EventOverview programme={programme} options={options} isBusy={isBusy} />}
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
