import { useEffect } from 'react'
import type { Consent } from '../../../ui/consent.ts'
import { onDemand } from '../../../ui/on-demand.ts'
import { useSite } from '../../../ui/site-context.ts'
import { tagManagerId } from './tag-manager-id.ts'

const tagManager = onDemand(() => import('./tag-manager.ts'))

/** The code of a running tag manager cannot be removed from a page, so the page is loaded again without it. */
let isRunning = false

/** Runs the tag manager exactly while the visitor's consent allows it. */
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
