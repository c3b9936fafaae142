import { expect, expectAccessible, test } from '../support/browser.ts'

for (const [width, path] of [
  [390, '/en/productions'],
  [1440, '/de/produktionen'],
] as const) {
  test(`2 §2 Productions: ${path} at ${width} px is whole and accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    // The second page may load before the test looks.
    await expect(page.locator('main article').nth(9)).toBeVisible()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(page.locator('main article')).toHaveCount(16)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

for (const [key, call, id] of [
  ['season', 'seasons', 'id'],
  ['exhibition_type', 'exhibition-types', 'slug'],
  ['tag', 'production-tags', 'id'],
] as const) {
  test(`2 §2 Productions: filtered by ${key}`, async ({ page }) => {
    const { data } = await (await page.request.get(`/en/api/${call}/`)).json()
    const [option] = data
    await page.goto('/en/productions')
    await page.locator(`main [data-filter=${key}]`).click()
    await page.getByRole('option', { name: option.name, exact: true }).click()
    await expect(page).toHaveURL(`/en/productions?${key}=${option[id]}`)
    const { count } = await (await page.request.get(`/en/api/productions/?${key}=${option[id]}`)).json()
    await expect(page.locator('main').getByRole('status').first()).toHaveText(
      count === 1 ? '1 production' : `${count} productions`,
    )
    await page.getByRole('link', { name: `Remove ${option.name}` }).click()
    await expect(page).toHaveURL('/en/productions')
  })
}

test('2 §2 Productions: from a date on', async ({ page }) => {
  await page.goto('/en/productions?date=20-03-2026')
  const { count } = await (await page.request.get('/en/api/productions/?date=20-03-2026')).json()
  await expect(page.locator('main').getByRole('status').first()).toHaveText(`${count} productions`)
  await expect(page.getByRole('link', { name: 'Remove from 20 Mar' })).toBeVisible()
})
