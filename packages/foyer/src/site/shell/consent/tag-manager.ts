import type { Consent } from '../../../ui/consent.ts'

export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com'
const SCRIPT_ID = 'tag-manager'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** What the tags of the manager may do, in the terms of its consent mode. */
function signals({ tracking }: Consent): Record<string, 'granted' | 'denied'> {
  const as = (isIn: boolean) => (isIn ? 'granted' : 'denied')
  return {
    analytics_storage: as(tracking.analytics),
    ad_storage: as(tracking.ads),
    ad_user_data: as(tracking.ads || tracking.socialMarketing),
    ad_personalization: as(tracking.ads || tracking.crmMarketing),
  }
}

/** Loads the tag manager once; after that it is only told of new decisions. */
export function startTagManager(id: string, consent: Consent): void {
  window.dataLayer ??= []
  const layer = window.dataLayer
  const isRunning = document.getElementById(SCRIPT_ID) !== null
  // The tag manager recognises consent commands only as an `arguments` object.
  const command = function (..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array would be read as an ordinary message
    layer.push(arguments)
  }
  command('consent', isRunning ? 'update' : 'default', signals(consent))
  if (isRunning) return
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.async = true
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`
  document.head.append(script)
}
