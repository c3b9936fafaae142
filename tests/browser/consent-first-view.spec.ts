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
  test(`quality, Speed, A first page: what is below the window rests while the question stands, as high as it is, and wakes: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // To answer is a first interaction, after which the list goes on.
    await page.route(/\/api\/events\//, () => {})
    await page.goto(path)
    await expect(question(page)).toBeVisible()
    const look = () =>
      page.evaluate(() => ({
        // Of a day, not of what is in it: that has no place while the day rests.
        below: [...document.querySelectorAll('main section, footer')]
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.top >= window.innerHeight)
          .map(({ part, box }) => ({
            rests: part.closest('[style*="content-visibility: hidden"]') !== null,
            height: Math.round(box.height),
          })),
        height: document.documentElement.scrollHeight,
      }))
    const asked = await look()
    expect(asked.below.length).toBeGreaterThan(2)
    for (const { rests } of asked.below) expect(rests).toBe(true)
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    const answered = await look()
    expect(answered).toEqual({ ...asked, below: asked.below.map((part) => ({ ...part, rests: false })) })
  })
