const HOUR = 3_600_000

/** Registers the service worker once the page has nothing more urgent to do (1 §7 Service worker). */
export function registerWhenIdle(): void {
  if (!navigator.serviceWorker) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // The first worker of a browser is no new version of anything.
  if (serviceWorker.controller) {
    serviceWorker.addEventListener('controllerchange', () =>
      window.dispatchEvent(new CustomEvent('foyer:new-version')),
    )
  }
  // Where it cannot be had, the site works as it did before there were any.
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => {})
  })
}
