import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** What the consent question does to the page behind it. */
test.use({ consent: 'undecided' })

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })

test('1 §4 Cookie consent: a visitor is asked nothing by the server’s answer, and nothing moves when the question comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number }
        Object.assign(window, { shifted: ((window as { shifted?: number }).shifted ?? 0) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const answer = await page.goto('/de')
  expect(await answer?.text()).not.toContain('<dialog')
  await expect(question(page)).toBeVisible()
  expect(await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.02)
})

for (const path of ['/de', '/de/programm'])
  test(`quality, Speed, A first page: what is below the window rests while the question stands, and wakes: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // To answer is a first interaction, after which the list goes on.
    await page.route(/\/api\/events\//, () => {})
    await page.goto(path)
    await expect(question(page)).toBeVisible()
    const look = () =>
      page.evaluate(() => {
        const parts = [...document.querySelectorAll('main section, footer')]
        const isBelow = (part: Element) => part.getBoundingClientRect().top >= window.innerHeight
        const rests = (part: Element) =>
          part.closest('[data-rests], [style*="content-visibility: hidden"]') !== null
        return {
          inWindow: parts
            .filter((part) => !isBelow(part))
            .map((part) => part.getBoundingClientRect().toJSON()),
          below: parts.filter(isBelow).map(rests),
        }
      })
    const asked = await look()
    expect(asked.below.length).toBeGreaterThan(2)
    expect(asked.below, 'all of it rests').not.toContain(false)
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect.poll(async () => (await look()).below, 'nothing rests').not.toContain(true)
    expect((await look()).inWindow, 'nothing has moved').toEqual(asked.inWindow)
  })
