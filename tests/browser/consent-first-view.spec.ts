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

test('quality, Speed, A first page: what is below the window rests while the question stands, as high as it is, and wakes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await expect(question(page)).toBeVisible()
  const look = () =>
    page.evaluate(() => ({
      parts: [...document.querySelectorAll('main > *, footer')].map((part) => ({
        rests: getComputedStyle(part).contentVisibility === 'auto',
        isBelow: part.getBoundingClientRect().top >= window.innerHeight,
        height: Math.round(part.getBoundingClientRect().height),
      })),
      height: document.documentElement.scrollHeight,
    }))
  const asked = await look()
  expect(asked.parts.filter(({ isBelow }) => isBelow).length).toBeGreaterThan(3)
  for (const { rests, isBelow } of asked.parts) expect(rests).toBe(isBelow)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  const answered = await look()
  expect(answered.parts).toEqual(asked.parts.map((part) => ({ ...part, rests: false })))
  expect(answered.height).toBe(asked.height)
})
