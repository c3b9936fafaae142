import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

// The browser writes refused saves to its console.
test.use({ allowedProblems: [/status of 400/] })

test.describe('several items at once in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('one price is typed once for six dates, by keyboard, and taken back at once', async ({ page }) => {
    await page.goto('/admin/events/event/add/?day=2032-02-12')
    await page.getByLabel('Titel DE', { exact: true }).fill('Preisprobe')
    await page.getByLabel('Titel EN', { exact: true }).fill('Price on trial')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preisprobe · 12.02.2032 19:30')
    await page.getByText('Weitere Termine anlegen').click()
    await page.getByLabel('Einzelne Tage').fill('13., 14., 19., 20. und 21. Februar 2032')
    await page.getByRole('button', { name: '5 Termine anlegen' }).click()
    await expect(page.getByRole('link', { name: /21\. Feb\. 2032/ })).toBeVisible()

    await page.goto('/admin/events/event/?search=Preisprobe')
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
    await page.getByRole('button', { name: 'Für alle ändern …' }).press('Enter')
    const form = page.getByRole('form', { name: 'Für alle ändern …' })
    await expect(form.getByLabel('Was')).toBeFocused()
    await expect(form.getByLabel('Was')).toHaveValue('prices')
    await form.getByRole('button', { name: 'Preise: Zeile hinzufügen' }).press('Enter')
    const price = form.getByRole('textbox', { name: /^Preis \(/ })
    await price.fill('viel')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Für alle 6 ändern' }).press('Enter')
    // Each date has its reason, and the field is marked; nothing was changed.
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(6)
    await expect(form.locator('[aria-invalid]').first()).toBeVisible()

    await price.fill('18')
    await form.getByRole('button', { name: 'Für alle 6 ändern' }).press('Enter')
    await expect(page.getByText('6 sind geändert.')).toBeVisible()
    const prices = async () => {
      const answer = await page.request.get('/de/api/admin/events/event/?search=Preisprobe')
      const { results } = (await answer.json()) as { results: { prices: { price: string }[] }[] }
      return results.map((event) => event.prices.map(({ price }) => price).join())
    }
    expect(new Set(await prices())).toEqual(new Set(['18.00']))

    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
    await expect(page.getByText('Rückgängig gemacht.')).toBeVisible()
    expect(new Set(await prices())).toEqual(new Set(['']))
    await expectAccessible(page)
  })
})
