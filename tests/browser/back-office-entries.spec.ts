import { readFile } from 'node:fs/promises'
import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

test.describe('entries of a form in the back-office', () => {
  test.beforeEach(async ({ login }) => login('editor'))

  test('are announced, told by their first answers, answered, exported and deleted', async ({ page }) => {
    await page.goto('/admin/forms/form/add/')
    await page.getByLabel('Titel DE', { exact: true }).fill('Werkstatt')
    await page.getByLabel('Titel EN', { exact: true }).fill('Workshop')
    const label = (locale: string) => page.getByLabel(`Beschriftung ${locale}`, { exact: true }).last()
    await page.getByRole('button', { name: 'Felder: Zeile hinzufügen' }).click()
    await label('DE').fill('Wann kommen Sie?')
    await label('EN').fill('When will you come?')
    await page.getByLabel('Art', { exact: true }).selectOption('Eins von mehreren')
    await page.getByRole('button', { name: 'Antworten zur Wahl: Zeile hinzufügen' }).click()
    // The server makes its value.
    await label('DE').fill('Samstag, 14 Uhr')
    await label('EN').fill('Saturday, 2 pm')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\d+\/change\/$/)
    const id = page.url().match(/(\d+)\/change/)?.[1]

    // People need longer than robots.
    await page.clock.install()
    await page.goto(`/de/forms/werkstatt/${id}`)
    await page.getByLabel('Samstag, 14 Uhr').check()
    await page.clock.runFor(5_000)
    await page.getByRole('button', { name: 'Abschicken' }).click()
    await expect(page.getByText('Vielen Dank')).toBeVisible()

    await page.goto('/admin/')
    const attention = page.getByRole('region', { name: 'Was noch zu tun ist' })
    await expect(attention.getByRole('listitem').first()).toHaveText(/^Einsendungen\s*neu 1$/)
    await attention.getByRole('link', { name: 'neu 1' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Werkstatt' })
    await expect(row.getByRole('cell', { name: 'Samstag, 14 Uhr' })).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link').first().click()
    const form = page.locator('form')
    await expect(form.getByText('Wann kommen Sie?')).toBeVisible()
    await form.getByLabel('Stand').selectOption('Beantwortet')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Gespeichert.')).toBeVisible()

    await page.goto(`/admin/forms/entry/?form=${id}`)
    await expect(row.getByText('Beantwortet')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV herunterladen' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('wann-kommen-sie')
    expect(file).toContain('samstag-14-uhr')

    await row.getByRole('link').first().click()
    await page.getByText('Löschen …').click()
    await expect(page.getByText('nicht zurückholen')).toBeVisible()
    await page.getByRole('button', { name: 'Jetzt löschen' }).click()
    await expect(page.getByText('Nichts gefunden.')).toBeVisible()
    // Items that cannot be restored have no undo button.
    await expect(page.getByText('ist gelöscht.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
    await page.goto('/admin/')
    await expect(attention.getByRole('listitem').first()).toBeVisible()
    await expect(attention.getByText('Einsendungen')).toHaveCount(0)
  })
})
