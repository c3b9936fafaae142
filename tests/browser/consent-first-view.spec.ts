import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** Layout shifts of the page behind the consent dialog. */
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
