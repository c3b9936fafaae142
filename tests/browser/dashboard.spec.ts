import { expect, expectAccessible, openAlive, test, untilAlive } from '../support/browser.ts'

const SCREENS = ['/cms-hub', '/en/cms-hub', '/cms-hub/dashboard', '/en/cms-hub/dashboard']
const WIDTHS = [390, 820, 1440]

test('1 §2 Layouts, the dashboard: desk and dashboard in both languages at three widths', async ({
  page,
  login,
}) => {
  test.slow()
  await login('admin')
  for (const address of SCREENS) {
    await page.goto(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
  }
})

test('a look, an empty search and a missed address are seen, and mended where they are seen', async ({
  page,
  login,
}) => {
  await openAlive(page, '/de')
  await untilAlive(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Programm' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/de/search?q=zzqqxplan')
  await expect(page.getByRole('main')).toBeVisible()
  await login('admin')

  const counted = async (name: string) => {
    const answer = await page.context().request.get(`/de/api/dashboard-${name}/`)
    return JSON.stringify(await answer.json())
  }
  await expect.poll(() => counted('page-views'), { timeout: 15_000 }).toContain('/de/programm')
  await expect.poll(() => counted('search-keywords'), { timeout: 15_000 }).toContain('zzqqxplan')

  await openAlive(page, '/cms-hub/dashboard')
  await untilAlive(page)
  await page.getByText('Als Tabelle').first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  const summary = page.locator('summary[aria-label="Synonym für „zzqqxplan“"]')
  await summary.click()
  const step = page.locator('details', { has: summary })
  await step.getByLabel('Stattdessen suchen nach').fill('haus')
  await expectAccessible(page)
  await step.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('status').first()).toContainText('Das Synonym ist angelegt')
  await page.goto('/de/search?q=zzqqxplan')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('days are picked, and plots are there', async ({ page, login }) => {
    await login('admin')
    await page.goto('/cms-hub/dashboard')
    await page.getByLabel('Von').fill('2026-01-01')
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    await expect(page).toHaveURL(/from=2026-01-01/)
    await expect(page.getByRole('img', { name: /^Seitenaufrufe: / })).toBeVisible()
  })
})
