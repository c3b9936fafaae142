import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

test.describe('a day in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('a price is corrected with Ctrl S from within its field, and the history tells both', async ({
    page,
  }) => {
    await page.goto('/admin/events/event/add/?day=2032-03-04')
    await page.getByLabel('Titel DE', { exact: true }).fill('Preisfrage')
    await page.getByLabel('Titel EN', { exact: true }).fill('A question of price')
    await page.getByRole('button', { name: 'Preise: Zeile hinzufügen' }).click()
    const price = page.getByRole('textbox', { name: /^Preis \(/ })
    await price.fill('42')
    await price.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preisfrage · 04.03.2032 19:30')
    await page.getByRole('group', { name: 'Preise' }).first().getByText('42,00 €').click()
    await price.fill('24,5')
    await price.press('Control+s')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await expect(price).toHaveValue('24.50')
    await page.getByText('Verlauf', { exact: true }).click()
    await expect(page.getByText('Preise: 42,00 € → 24,50 €')).toBeVisible()
    // The bar that stays above covers what is scrolled below it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })
})
