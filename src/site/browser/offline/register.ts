const HOUR = 3_600_000
/** The worker fetches some twenty files: a page that is coming to life has neither line nor processor to spare for them. */
const REST = 2000

/** Registers the service worker once the page has come to life and rested (1 §7 Service worker). */
export function registerAfterRest(): void {
  if (navigator.serviceWorker) setTimeout(register, REST)
}

async function register(): Promise<void> {
  // Where it cannot be had, the site works as it did before there were any.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
}
