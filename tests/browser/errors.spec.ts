import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAlive, test, untilAlive } from '../support/browser.ts'
import { goToEnglish, missPage } from '../support/missed-page.ts'

test.use({ allowedProblems: [/status of (404|500|503)/] })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' }).first()

for (const [path, message, heading, home] of [
  ['/de/gibt-es-nicht', '404 Nicht gefunden', 'Diese Seite wurde nicht gefunden', 'Zur Startseite'],
  ['/en/not-there', '404 Not Found', 'This page could not be found', 'Go back to home'],
  ['/no-route', 'Diese Seite wurde nicht gefunden', 'Diese Seite wurde nicht gefunden', 'Zur Startseite'],
] as const) {
  test(`1 §8 Error page, ${path}: 404 with its message as title, said once, with search, programme and a way home`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(message)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByText(/nicht gefunden|not be found|Not Found/)).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    const programme = path.startsWith('/en') ? '/en/events' : '/de/programm'
    await expect(page.getByRole('main').locator(`a[href="${programme}"]`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(path.startsWith('/en') ? '/en' : '/de')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
}

test('1 §8: an address that nobody can read is a 404, and the page stands under an address that works', async ({
  page,
}) => {
  const answer = await page.goto('/%09/a:b')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/de/404')
  await expect(page).toHaveTitle('Diese Seite wurde nicht gefunden')
  await menu(page).getByRole('link', { name: 'Das Haus' }).click()
  await expect(page).toHaveURL('/de/haus')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Diese Seite wurde nicht gefunden')
})

test('1 §8 Page fetch fails: a page that is gone when the visitor goes there shows the same 404', async ({
  page,
}) => {
  await page.route(/pageeditor-api\/page\/haus/, (route) =>
    route.fulfill({ status: 404, json: { detail: '404 Nicht gefunden', code: 'not_found' } }),
  )
  await page.goto('/de')
  await menu(page).getByRole('link', { name: 'Das Haus' }).click()
  await expect(page).toHaveTitle('404 Nicht gefunden')
  await expect(menu(page)).toBeVisible()
})

test('1 §8 404 page view: the path alone is sent to the error log, once per view, with the token', async ({
  page,
}) => {
  const sent: { url: string; token: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('dashboard-error-log')) return
    sent.push({ url: request.postDataJSON().url, token: request.headers()['x-csrftoken'] })
  })
  // If the house has no HTML of its own for an error, none is requested (1 §8 Error page).
  page.on('request', (request) => expect(request.url()).not.toContain('/html/'))
  const logged = page.waitForResponse(/dashboard-error-log/)
  await page.goto('/de/gibt-es-nicht?geheim=1#hier')
  expect((await logged).status()).toBe(204)
  expect(sent).toEqual([{ url: '/de/gibt-es-nicht', token: expect.stringMatching(/.{10}/) }])
  const again = page.waitForResponse(/dashboard-error-log/)
  await page.goto('/de/auch-nicht')
  await again
  expect(sent.map(({ url }) => url)).toEqual(['/de/gibt-es-nicht', '/de/auch-nicht'])
})

test('1 §8 Failed data load: its code, and the generic text', async ({ page }) => {
  await page.route(/pageeditor-api\/page\/haus/, (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto('/de')
  await menu(page).getByRole('link', { name: 'Das Haus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ein unbekannter Fehler ist aufgetreten/)
  await expect(page.getByRole('main')).toContainText('Fehlercode 500')
  await expectAccessible(page)
})

test('1 §4 Site online check: settings that fail on a language change show 503', async ({ page }) => {
  await page.route(/\/en\/pageeditor-api\/settings/, (route) => route.fulfill({ status: 500, body: 'no' }))
  await openAlive(page, '/de')
  await goToEnglish(page)
  await expect(page).toHaveTitle('Website offline')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website offline')
  await expectAccessible(page)
})

test.describe('1 §8 Error page: custom HTML', () => {
  test('its style and body are used, its script is not, and the title stays', async ({ page }) => {
    await page.route('**/html/404.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<html><head><style>body { background: rgb(1, 2, 3) } h1, a { color: rgb(255, 255, 255) }</style></head>
          <body><h1>Lost?</h1><p><a href="/en">Home</a></p><script>document.title = 'taken over'</script></body></html>`,
      }),
    )
    await missPage(page, { 404: '/html/404.html' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost?')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(page.locator('main > div')).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await expect(page).toHaveTitle('404 Not Found')
    await expect(page.locator('header').first()).not.toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await expectAccessible(page)
  })

  test('one without a heading is still called by its title', async ({ page }) => {
    await page.route('**/own.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Our own words</p>' }),
    )
    await missPage(page, { 404: '/own.html' })
    await expect(page.getByText('Our own words')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found')
  })

  test.describe('that cannot be had', () => {
    test.use({ allowedProblems: [/status of (404|500)|Unable to load custom HTML file for this error/] })

    test('is reported, and the generic page stays', async ({ page }) => {
      await page.route('**/html/404.html', (route) => route.fulfill({ status: 500, body: 'no' }))
      const reported = page.waitForEvent('pageerror')
      await missPage(page, { 404: '/html/404.html' })
      expect((await reported).message).toContain('Unable to load custom HTML file for this error')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    })
  })
})

test.describe('1 §8 Error while showing the error page', () => {
  test.use({ allowedProblems: [/./] })

  for (const [path, title, home] of [
    ['/de', 'Ein Fehler ist aufgetreten', 'Zur Startseite'],
    ['/en', 'An error occurred', 'Go back to home'],
  ] as const) {
    test(`${path}: a notice, the details and a way home`, async ({ page }) => {
      await openAlive(page, path)
      // An answer that the server never gives: the view of the page fails, and then the view of the error.
      await page.evaluate(() => {
        Number.isInteger = () => {
          throw new Error('the error broke')
        }
      })
      await page.evaluate((home) => {
        const link = document.querySelector('main')?.appendChild(document.createElement('a'))
        if (link) link.href = `${home}/not-there`
        link?.click()
      }, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('the error broke')).toBeVisible()
      await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', path)
      await expectAccessible(page)
    })
  }
})

test.describe('no network', () => {
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/] })

  for (const [home, path, words] of [
    ['/de', '/de/haus', 'ohne Verbindung nicht öffnen'],
    ['/en', '/en/house', 'cannot open that page without a connection'],
  ] as const) {
    test(`from ${home}: says so, leaves the page, and goes on when there is one`, async ({
      page,
      context,
    }) => {
      await openAlive(page, home)
      await untilAlive(page)
      await page.waitForLoadState('networkidle')
      const press = () =>
        page
          .locator(`header a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click())
      await context.setOffline(true)
      await press()
      await expect(page.getByRole('status').getByText(words)).toBeVisible()
      await expect(page).toHaveURL(home)
      await expectAccessible(page)
      await context.setOffline(false)
      await press()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }
})

test.describe('a network that fails late', () => {
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED/] })

  test('says so and leaves the page', async ({ page }) => {
    await openAlive(page, '/de')
    const steps = await page.evaluate(() => history.length)
    await page.route(/-api\/|\/api\//, async (route) => {
      // By then the outline is shown.
      await expect(page.locator('main[data-skeleton]')).toBeVisible()
      await route.abort('internetdisconnected')
    })
    await page
      .locator('header a[href="/de/haus"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('status').getByText('ohne Verbindung nicht öffnen')).toBeVisible()
    await expect(page).toHaveURL('/de')
    await expect(page.locator('main [data-model]').first()).toBeVisible()
    expect(await page.evaluate(() => history.length), 'the way back leaves this page at once').toBe(steps)
  })
})

test.describe('1 §4 Chunk failure', () => {
  test.use({ allowedProblems: [/./] })

  test('reloads to where the visitor was going, at most once per minute', async ({ page }) => {
    await openAlive(page, '/de')
    let isBroken = true
    await page.route(/\/assets\/login\.route-.*\.js/, (route) =>
      isBroken ? route.abort() : route.continue(),
    )
    let loads = 0
    page.on('load', () => loads++)
    const leave = () =>
      page.evaluate(() => {
        const link = document.querySelector('main')?.appendChild(document.createElement('a'))
        if (link) link.href = '/de/user/login'
        link?.click()
      })
    // The address changes before the page is loaded again.
    const reloaded = page.waitForEvent('load')
    await leave()
    await reloaded
    await expect(page).toHaveURL('/de/user/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
    expect(await page.evaluate(() => Number(sessionStorage.getItem('foyer:reloaded-at')))).toBeGreaterThan(0)
    const after = loads
    await openAlive(page, '/de')
    await leave()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/unbekannter Fehler/)
    expect(loads, 'the page opened, and no reload').toBe(after + 1)
    isBroken = false
  })

  test('code fetched ahead that fails disturbs nobody', async ({ page }) => {
    await page.route(/\/assets\/login\.route-.*\.js/, (route) => route.abort())
    await openAlive(page, '/de')
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
    const failed = page.waitForEvent('requestfailed')
    await page.locator('a[href^="/de/user/login"]').first().dispatchEvent('pointerenter')
    await page.locator('a[href^="/de/user/login"]').first().focus()
    await failed
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  })
})
