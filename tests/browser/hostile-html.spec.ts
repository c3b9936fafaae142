import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser.ts'
import { HOSTILE_HTML } from '../support/hostile-html.ts'
import { missPage } from '../support/missed-page.ts'

/**
 * Raw HTML that admins wrote, in a real browser. The policy of the site is switched off: it is the second protection,
 * and here the first is tested alone. Frames need their policy, and are left out.
 */
test.use({
  bypassCSP: true,
  // The browser reports the vectors that it could not read.
  allowedProblems: [/^console .*(status of 404|srcset)/],
})

test.beforeEach(async ({ context }) => {
  await context.route('**/html-frames/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
})

/** Clicks every link within an element, staying on the page, and returns those that lead away unmarked. */
async function followLinks(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const host = document.querySelector(selector)
    const root = host?.shadowRoot ?? host
    const links = [...(root?.querySelectorAll('a, area') ?? [])]
    const stay = (event: Event) => {
      const target = event.composedPath()[0] as Element
      const address = target.getAttribute('href') ?? target.getAttribute('xlink:href') ?? ''
      if (/^https?:/.test(new URL(address, location.href).protocol)) event.preventDefault()
    }
    addEventListener('click', stay, true)
    const surprises = links.flatMap((link) => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
      const written = link.getAttribute('href') ?? link.getAttribute('xlink:href')
      if (written === null) return []
      const { origin, protocol, username } = new URL(written, location.href)
      const isOpen = /^https?:\/\/[^/\\]/.test(written) && username === ''
      const isFine = origin === location.origin || isOpen || /^(mailto|tel):$/.test(protocol)
      return isFine ? [] : [written]
    })
    removeEventListener('click', stay, true)
    return surprises
  }, within)
}

/** The properties of `document` and `window` that the page's scripts read are unchanged. */
async function expectUnharmed(page: Page): Promise<void> {
  const asked = await page.evaluate(() => ({
    hurt: 'hurt' in window,
    cookie: typeof document.cookie,
    body: document.body.localName,
    getElementById: typeof document.getElementById,
    querySelector: typeof document.querySelector,
    createElement: typeof document.createElement,
    forms: document.forms instanceof HTMLCollection,
    dataLayer: (window as { dataLayer?: unknown }).dataLayer instanceof Element,
    main: document.getElementById('main-content')?.localName,
    data: document.getElementById('page-data')?.localName,
  }))
  expect(asked).toEqual({
    ...{ hurt: false, cookie: 'string', body: 'body', getElementById: 'function', querySelector: 'function' },
    ...{ createElement: 'function', forms: true, dataLayer: false, main: 'main', data: 'script' },
  })
}

const VECTORS = Object.values(HOSTILE_HTML).flat()

for (const path of ['/de/boeses-html', '/en/hostile-html']) {
  test(`quality, Security: ${path}: no script runs, nobody else is asked, and no link leaves by surprise`, async ({
    page,
  }) => {
    test.slow()
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-model=html]')).toHaveCount(VECTORS.length)
    // They are in the page, not only in frames.
    expect(await page.locator('[data-model=html] :is(a, area, img, svg)').count()).toBeGreaterThan(200)
    expect(await followLinks(page, 'main')).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
    await expectUnharmed(page)
  })
}

test('quality, Security: a custom error file from elsewhere on the site is read by the same rules in the browser', async ({
  page,
}) => {
  const body = VECTORS.map((vector) => `<section>${vector}</section>`).join('\n')
  await page.route('**/own.html', (route) => route.fulfill({ contentType: 'text/html', body }))
  await missPage(page, { 404: '/own.html' })
  await expect(page).toHaveTitle('404 Not Found')
  const host = page.locator('main > div')
  // The generic page, which has several, is shown until the file is loaded.
  await expect(host).toHaveCount(1)
  await expect
    .poll(() => host.evaluate((element) => element.shadowRoot?.querySelectorAll('a').length ?? 0))
    .toBeGreaterThan(20)
  expect(await followLinks(page, 'main > div')).toEqual([])
  await expectUnharmed(page)
})
