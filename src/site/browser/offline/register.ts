const HOUR = 3_600_000

/** Registers the service worker once the page has nothing more urgent to do (1 §7 Service worker). */
export function registerWhenIdle(): void {
  if (!navigator.serviceWorker) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
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
