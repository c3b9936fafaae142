import { useEffect } from 'react'
import type { Consent } from '../../../ui/consent.ts'
import { onDemand } from '../../../ui/on-demand.ts'
import { useSite } from '../../../ui/site-context.ts'
import { tagManagerId } from './tag-manager-id.ts'

const tagManager = onDemand(() => import('./tag-manager.ts'))

/** Once running, the code of the tag manager cannot be taken out of a page; the page is loaded anew without it. */
let isRunning = false

/** The tag manager runs exactly while the visitor's consent says so. */
export function useTagManager(consent: Consent | null | undefined): void {
  const id = tagManagerId(useSite().design)
  useEffect(() => {
    if (!id || consent === undefined) return
    if (consent?.tracking.tagManager) {
      isRunning = true
      tagManager.loadAhead().then(({ startTagManager }) => startTagManager(id, consent))
    } else if (isRunning) {
      location.reload()
    }
  }, [id, consent])
}
