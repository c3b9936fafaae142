import { expect, expectAccessible, expectLowerEdge, test, untilAlive } from '../support/browser.ts'

const WORDS = {
  de: {
    noScripting: 'Ohne JavaScript geht hier fast alles',
    unsupported: 'Ihr Browser ist zu alt für diese Website',
    lowBandwidth: 'Ihre Verbindung ist sehr langsam',
    weakHardware: 'Ihr Gerät ist langsam',
    reload: 'Neu laden',
    close: 'Hinweis schließen',
    offline: /Keine Verbindung/,
    online: /wieder da/,
    closeMessage: 'Meldung schließen',
  },
  en: {
    noScripting: 'Almost everything here works without JavaScript',
    unsupported: 'Your browser is too old for this website',
    lowBandwidth: 'Your connection is very slow',
    weakHardware: 'Your device is slow',
    reload: 'Reload',
    close: 'Close notice',
    offline: /You are offline/,
    online: /online again/,
    closeMessage: 'Close message',
  },
} as const

for (const locale of ['de', 'en'] as const) {
  const t = WORDS[locale]

  test.describe(`1 §2 Fallback screens, ${locale}: no scripting`, () => {
    test.use({ javaScriptEnabled: false })
    test('says so, can be folded away and loaded anew; the page stays usable', async ({ page }) => {
      await page.goto(`/${locale}`)
      // Text in a <noscript> can only be found by its elements.
      const title = page.locator('noscript summary')
      const reload = page.locator('noscript details a')
      await expect(title).toHaveText(t.noScripting)
      await expect(title).toBeVisible()
      await expect(page.getByText(t.unsupported)).toBeHidden()
      await expect(reload).toHaveText(t.reload)
      await expect(reload).toHaveAttribute('href', '')
      await title.click()
      await expect(reload).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test(`1 §2 Fallback screens, ${locale}: an old browser is told so, until it is put aside`, async ({
    page,
  }) => {
    // The styles are inline, and the policy allows them by their hash.
    await page.route(`/${locale}`, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const body = (await response.text()).replaceAll('selector(:has(a))', 'selector(:unheard-of)')
      await route.fulfill({ response, headers, body })
    })
    await page.goto(`/${locale}`)
    await expect(page.getByText(t.unsupported)).toBeVisible()
    await expect(page.getByText(t.noScripting)).toBeHidden()
    await expectAccessible(page)
    await expectLowerEdge(page)
    await page.getByText(t.unsupported).click()
    await page.reload()
    await expectLowerEdge(page)
    await expect(page.getByText(t.unsupported)).toBeHidden()
  })
}

test.describe('the same in both languages', () => {
  const locale = 'en'
  const t = WORDS[locale]

  for (const [problem, part] of [
    ['lowBandwidth', { connection: { effectiveType: '2g' } }],
    ['weakHardware', { deviceMemory: 0.5 }],
  ] as const) {
    test(`1 §2 Fallback screens, ${locale}: ${problem}`, async ({ page }) => {
      await page.addInitScript((given) => {
        for (const [name, value] of Object.entries(given)) {
          Object.defineProperty(navigator, name, { get: () => value })
        }
      }, part)
      await page.goto(`/${locale}`)
      const notice = page.getByRole('region', { name: t[problem] })
      await expect(notice.getByRole('button', { name: t.reload })).toBeVisible()
      await expectAccessible(page)
      const loaded = page.waitForEvent('load')
      await notice.getByRole('button', { name: t.reload }).click()
      await loaded
      await notice.getByRole('button', { name: t.close }).click()
      await expect(notice).toBeHidden()
      await page.reload()
      await expectLowerEdge(page)
      await expect(notice).toBeHidden()
    })
  }

  test('1 §2 Fallback screens: a slow connection and weak hardware are one notice, which leaves the phone to its page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ effectiveType: '2g' }) })
      Object.defineProperty(navigator, 'deviceMemory', { get: () => 0.5 })
    })
    await page.goto(`/${locale}`)
    const notices = page.getByRole('region', { name: t.weakHardware })
    await expect(notices).toHaveCount(1)
    await expect(notices).toContainText(t.lowBandwidth)
    expect((await notices.boundingBox())?.height).toBeLessThan(844 / 2)
    await notices.getByRole('button', { name: t.close }).click()
    await expect(notices).toHaveCount(0)
  })

  test.describe('without a connection', () => {
    // Requests after the page's own fail.
    test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED/] })

    test(`3-readings, Texts, Info layer, ${locale}: it tells of the connection, good news for 4 s`, async ({
      page,
      context,
    }) => {
      await page.clock.install({ time: '2026-03-10T09:00:00Z' })
      await page.goto(`/${locale}`)
      await expectLowerEdge(page)
      await untilAlive(page)
      const layer = page.getByRole('status')
      await context.setOffline(true)
      await expect(layer).toContainText(t.offline)
      await expectAccessible(page)
      await page.clock.pauseAt('2026-03-10T10:00:00Z')
      await context.setOffline(false)
      await expect(layer).toContainText(t.online)
      await expect(layer).not.toContainText(t.offline)
      await page.clock.runFor(3900)
      await expect(layer).toContainText(t.online)
      await page.clock.runFor(200)
      await expect(layer).toBeEmpty()

      await context.setOffline(true)
      await layer.getByRole('button', { name: t.closeMessage }).click()
      await expect(layer).toBeEmpty()
      await context.setOffline(false)
    })
  })
})
