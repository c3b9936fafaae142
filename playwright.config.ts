import { statfsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const NOT_WANTED = [
  // Pages of the browser's own behind its address field: two processes for every test, and nobody sees them.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  // A process kept ready for the next page, which most tests never open.
  'SpareRendererForSitePerProcess',
  // What Playwright would switch off itself; only one list counts.
  ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
]

/**
 * Playwright has the browser pass everything on through files on the disk, because a container may have little memory set
 * aside for it. Where there is enough, memory is faster by a twentieth.
 */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/browser-set-up.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A browser on a busy machine may stumble once; what passed only then is named, and worth mending.
  retries: 1,
  // Far more than they take: a busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A click would wait for whatever moves to stand still; tests of motion ask for it (WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer requests that a test wants to answer itself; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      executablePath: await findBrowser(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Without windows it would round the widths of letters to whole pixels, as no visitor's browser does.
        '--font-render-hinting=none',
        // No name but our own leads anywhere: a test cannot lean on somebody else's server.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        `--disable-features=${NOT_WANTED.join()}`,
      ],
    },
  },
})
