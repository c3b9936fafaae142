const HOUR = 3_600_000
/** The worker fetches about twenty files. While a page hydrates it needs the network and the processor itself. */
const REST = 2000

/** Registers the service worker some time after the page has hydrated (1 §7 Service worker). */
export function registerAfterRest(): void {
  if (navigator.serviceWorker) setTimeout(register, REST)
}

async function register(): Promise<void> {
  // Where no worker can be registered, the site works without one.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
}
