import type { Page } from '@playwright/test'
import { house as test, WORDS } from '../support/booking.ts'
import { expect, openAlive } from '../support/browser.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog')

const SHEETS = [
  ['filter sheet', (page: Page) => page.getByRole('button', { name: 'Filter', exact: true }).click()],
  ['menu', (page: Page) => page.getByRole('button', { name: 'Menü' }).click()],
  [
    'booking sheet',
    (page: Page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: WORDS.de.ticketsFor('') })
        .first()
        .click(),
  ],
] as const

for (const [what, open] of SHEETS) {
  test(`Back closes the ${what}, and the page stays; the next Back leaves it`, async ({ page }) => {
    await page.goto('/de/haus')
    await openAlive(page, '/de/programm')
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/de/programm')
    // Closed by Esc it takes its step along.
    await open(page)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/de/haus')
  })
}

test('Back closes the open search in the header', async ({ page }) => {
  await page.goto('/de/haus')
  await openAlive(page, '/de/programm')
  const search = page.locator('search[data-variant="header"]')
  await search.getByRole('button', { name: 'Suche', exact: true }).click()
  await expect(search).toHaveAttribute('data-open')
  await page.goBack()
  await expect(search).not.toHaveAttribute('data-open')
  await expect(page).toHaveURL('/de/programm')
})

test('what is chosen in the filter sheet stays chosen when Back closes it, and the next Back undoes it', async ({
  page,
}) => {
  await openAlive(page, '/de/programm')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await dialog(page).locator('[data-filter="genre"]').click()
  await dialog(page).getByRole('option').first().click()
  await expect(page).toHaveURL(/\?genre=\d+$/)
  await page.waitForFunction(() => history.state?.sheet !== undefined)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\?genre=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/de/programm')
})

test('a page chosen from the menu is one step away from the page before', async ({ page }) => {
  await openAlive(page, '/de/programm')
  await page.getByRole('button', { name: 'Menü' }).click()
  const link = dialog(page).getByRole('navigation').first().getByRole('link').last()
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).not.toBe('/de/programm')
  await link.click()
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(page).toHaveURL('/de/programm')
  await expect(dialog(page)).toBeHidden()
})
