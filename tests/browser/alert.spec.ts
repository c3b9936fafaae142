import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectLowerEdge, openAlive, test, untilAlive } from '../support/browser.ts'

const COOKIE = 'top-alert-haus-meridian'
const WORDS = {
  de: {
    label: 'Aktueller Hinweis',
    title: 'Umleitung der Tram 4',
    link: 'So kommen Sie her',
    close: 'Hinweis schließen',
    href: '/de/besuch',
  },
  en: {
    label: 'Current notice',
    title: 'Tram 4 diverted',
    link: 'How to get here',
    close: 'Close notice',
    href: '/en/visit',
  },
} as const

const idOf = async (page: Page) => {
  const { data } = await (await page.request.get('/api/breaking-news/')).json()
  return String(data[0].id)
}
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === COOKIE)

/** Sums up layout shifts from the first paint on, and notes whether the alert was ever visible. */
function watch(page: Page) {
  return page.addInitScript(() => {
    const seen = { shift: 0, alert: false }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const alert = document.querySelector('[data-top-alert]')
      if (alert && getComputedStyle(alert).display !== 'none') seen.alert = true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; alert: boolean } }).seen)

for (const locale of ['de', 'en'] as const) {
  const t = WORDS[locale]

  test(`1 §4 Top alert banner, ${locale}: stands above the page, and closing it stores its id`, async ({
    page,
  }) => {
    await watch(page)
    await page.goto(`/${locale}`)
    const alert = page.getByRole('region', { name: t.label })
    await expect(alert).toContainText(t.title)
    await expect(alert.getByRole('link', { name: t.link })).toHaveAttribute('href', t.href)
    await expectAccessible(page)
    expect((await seen(page)).shift).toBeLessThan(0.02)

    await alert.getByRole('button', { name: t.close }).focus()
    await page.keyboard.press('Enter')
    await expect(alert).toBeHidden()
    await expect(page.locator('header a').first()).toBeFocused()
    expect(await cookieOf(page)).toMatchObject({ value: await idOf(page), path: '/', sameSite: 'Lax' })
  })
}

test('1 §4 Top alert banner: once closed it is never painted again, and nothing moves for it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIE, value: await idOf(page), url: String(baseURL) }])
  await watch(page)
  await page.goto('/de')
  await expectLowerEdge(page)
  await expect(page.locator('[data-top-alert]')).toHaveCount(0)
  const { shift, alert } = await seen(page)
  expect(alert).toBe(false)
  expect(shift).toBeLessThan(0.02)
})

test('1 §4 Top alert banner: however long a word in it is, a phone can close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/de')
  await untilAlive(page)
  const alert = page.getByRole('region', { name: WORDS.de.label })
  await alert
    .locator('p')
    .first()
    .evaluate((text) => {
      text.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2)
    })
  const close = alert.getByRole('button').last()
  const { x = 0, width = 0 } = (await close.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(390)
  await close.click()
  await expect(alert).toBeHidden()
})

test('1 §4 Top alert banner: it takes one line at every width, and says the rest when asked', async ({
  page,
}) => {
  await openAlive(page, '/de')
  const alert = page.getByRole('region', { name: WORDS.de.label })
  for (const width of [320, 390, 820, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await alert.boundingBox())?.height, `at ${width} px`).toBeLessThan(50)
  }
  await page.setViewportSize({ width: 820, height: 844 })
  await untilAlive(page)
  await alert.getByRole('button').first().click()
  await expect(alert.getByRole('link')).toBeVisible()
})

test('1 §4 Top alert banner: another id in the cookie does not hide it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIE, value: '999999', url: String(baseURL) }])
  await page.goto('/de')
  await expectLowerEdge(page)
  await expect(page.getByRole('region', { name: WORDS.de.label })).toBeVisible()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('1 §4 Top alert banner: it is there, without a button that could not work', async ({ page }) => {
    await page.goto('/de')
    await expect(page.getByText(WORDS.de.title)).toBeVisible()
    await expect(page.getByRole('button', { name: WORDS.de.close })).toBeHidden()
  })
})
