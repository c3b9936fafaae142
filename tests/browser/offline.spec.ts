import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectLowerEdge, test } from '../support/browser.ts'

test.use({
  serviceWorkers: 'allow',
  allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|user-details failed/],
})

/** Waits until the worker controls the page and has stored the programme. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  await page.reload()
  const key = `/offline-programme${path.slice(0, 3)}`
  await expect.poll(() => page.evaluate(async (name) => Boolean(await caches.match(name)), key)).toBe(true)
}

const cut = (context: BrowserContext) => context.setOffline(true)

for (const [path, title, next, again] of [
  ['/de', 'Keine Verbindung', 'Die nächsten Abende', 'Noch einmal versuchen'],
  ['/en', 'No connection', 'The next evenings', 'Try again'],
] as const) {
  test(`1 §7 Service worker: without a network ${path}/… is the programme as last seen`, async ({
    page,
    context,
  }) => {
    await settle(page, path)
    const first = await page.evaluate(async (locale) => {
      const answer = await fetch(`/${locale}/api/events/?page_size=30`)
      return (await answer.json()).results[0].title
    }, path.slice(1))
    // The demo's events are dated by the server's clock; by the browser's clock they are over or coming.
    await page.evaluate(async (key) => {
      const cache = await caches.open('foyer-programme')
      const kept = await (await cache.match(key))?.json()
      for (const event of kept.events) event.date_end = '2999-01-01T00:00:00+01:00'
      await cache.put(key, new Response(JSON.stringify(kept)))
    }, `/offline-programme${path}`)
    await cut(context)
    const answer = await page.goto(`${path}/never-seen?x=1`)
    expect(answer?.status()).toBe(503)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1))
    await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(first)
    await expect(page.locator('h1')).toHaveCSS('font-family', /Bricolage/)
    await expectAccessible(page)
    const retry = page.getByRole('link', { name: again })
    await expect(retry).toHaveAttribute('href', `${path}/never-seen?x=1`)
    await context.setOffline(false)
    await page.goto(path)
    await expect(page).not.toHaveTitle(title)
  })
}

test('1 §7 Service worker: without a network what was read stays readable, and a link that leads nowhere leaves the page', async ({
  page,
  context,
}) => {
  await settle(page, '/de')
  const link = (path: string) => page.locator(`header a[href="${path}"]`).first()
  await link('/de/besuch').click()
  await expect(page).toHaveTitle(/^Besuch/)
  await cut(context)
  await expect(page.getByRole('status').getByText('bleibt lesbar')).toBeVisible()
  await link('/de/team').click()
  await expect(page.getByRole('status').getByText('ohne Verbindung nicht öffnen')).toBeVisible()
  await expect(page).toHaveURL('/de/besuch')
  await expect(page.locator('main h1')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/de')
  // Waits for the page itself: it may load as a document, which a reload now would interrupt.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mittags steht die Sonne über der Bühne.')
  await expect(page.locator('main [data-model]').first()).toBeVisible()
  await page.reload()
  await expect(page).not.toHaveTitle('Keine Verbindung')
  await expect(page.locator('main [data-model]').first()).toBeVisible()
})

test('1 §7 Service worker: keeps the programme from the first page on', async ({ page }) => {
  await page.goto('/de/besuch')
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline-programme/de'))))
    .toBe(true)
})

test('1 §7 Service worker: keeps the code that every page fetches after it has come', async ({ page }) => {
  await page.goto('/de/programm')
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })
  for (const part of ['entry', 'fallback-views-code', 'lower-edge-parts'])
    expect(kept).toContainEqual(expect.stringMatching(`^/assets/${part}-.*js$`))
})

test('1 §7 Service worker: a page nobody has touched yet says that the network has gone, and stays when a link leads nowhere', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page, '/de/programm')
  await page.goto('/de/besuch')
  await cut(context)
  await page.goBack()
  // Before hydration the browser follows a link itself, and there is no page to stay on: such a click is undone.
  const click = (link: HTMLElement) => {
    let isTaken = false
    const look = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', look, { once: true })
    link.click()
    return isTaken
  }
  await expect.poll(() => page.locator('main article a').first().evaluate(click)).toBe(true)
  await expect(page.getByRole('status').getByText('ohne Verbindung nicht öffnen')).toBeVisible()
  await expect(page).toHaveURL('/de/programm')
  await expect(page.locator('main article').first()).toBeVisible()
})

test('1 §7 Service worker: a page that was gone to by a link can be loaded anew without a network', async ({
  page,
  context,
}) => {
  await settle(page, '/de')
  await page.locator('header a[href="/de/besuch"]').first().click()
  await expect(page).toHaveTitle(/^Besuch/)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/de/besuch')))).toBe(true)
  await cut(context)
  await page.reload()
  await expect(page).toHaveTitle(/^Besuch/)
  await expect(page.locator('main [data-model]').first()).toBeVisible()
})

test('nothing that was made for one person is kept', async ({ page, login }) => {
  await settle(page, '/de')
  await login('editor')
  await page.goto('/de/haus')
  await page.goto('/cms-hub')
  const kept = await page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname)
    return paths
  })
  expect(kept).toContain('/de')
  expect(kept.filter((path) => !path.startsWith('/assets/') && /haus|hub|user|admin/.test(path))).toEqual([])
})

test('a new version takes over, tells the page and clears what the old one kept', async ({ page }) => {
  await settle(page, '/de')
  await page.evaluate(() => caches.open('foyer-yesterday'))
  await expectLowerEdge(page)
  // For the browser a script at another address is another build.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?another-build'))
  await expect(page.getByRole('status').getByText('Es gibt eine neue Fassung')).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.has('foyer-yesterday'))).toBe(false)
})
