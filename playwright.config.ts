import { statfsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'
import { useHouse } from './scripts/root.mjs'

useHouse()

const NOT_WANTED = [
  // Pages of the browser's own address field: two processes for every test, which no test uses.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  // A spare process for the next page, which most tests never open.
  'SpareRendererForSitePerProcess',
  // What Playwright would switch off by default; only one such list counts.
  ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'LensOverlay', 'MediaRouter'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
]

/**
 * Playwright makes the browser use files on the disk instead of shared memory, because a container may have little of it. Where
 * there is enough, memory is faster by a twentieth.
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
  // A browser on a busy machine may fail once. A test that passes only on the second attempt is reported by name, and should be
  // corrected.
  retries: 1,
  // Far more than they take, so that a busy machine does not fail a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // A click would wait for animations to end; tests of animations switch them on (WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer requests that a test wants to answer itself; offline.spec.ts allows it.
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
        // Without windows Chromium would round the widths of letters to whole pixels, unlike visitors' browsers.
        '--font-render-hinting=none',
        // No host but our own can be reached, so that no test depends on a foreign server.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        `--disable-features=${NOT_WANTED.join()}`,
      ],
    },
  },
})
