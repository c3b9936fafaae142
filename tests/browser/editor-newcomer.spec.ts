import { expect, expectAccessible, test } from '../support/browser.ts'
import { anotherBrowser, expectSaved } from '../support/editor.ts'

test.describe('a page built by somebody who has not read anything', () => {
  test.use({ allowedProblems: [/status of (400|404)/] })
  test.beforeEach(async ({ login }) => login('editor'))

  test('a new page gets its address of its title, is built where it stands, and is online once it is published', async ({
    page,
    browser,
    context,
    baseURL,
  }) => {
    await page.goto('/admin/pages/page/add/')
    const name = Date.now().toString(36)
    await page.getByLabel('Titel DE', { exact: true }).fill(`Nächte am Fluss ${name}`)
    await page.getByLabel('Titel EN', { exact: true }).fill(`Nights by the River ${name}`)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByLabel('Adresse DE', { exact: true })).toHaveValue(`naechte-am-fluss-${name}`)
    await expect(page.getByLabel('Adresse EN', { exact: true })).toHaveValue(`nights-by-the-river-${name}`)
    await page.getByRole('link', { name: 'Text auf der Seite schreiben' }).click()

    const toolbar = page.getByRole('toolbar', { name: 'Bearbeiten' })
    const add = async (words: string) => {
      await toolbar.getByRole('button', { name: 'Bausteine', exact: true }).click()
      await page.getByRole('combobox', { name: 'Baustein suchen' }).fill(words)
      await page.keyboard.press('Enter')
    }
    await add('Auftakt')
    // Typing replaces the first text of the new module.
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
    await page.keyboard.type('Zehn Nächte')
    await expect(page.getByRole('main').getByText('Zehn Nächte', { exact: true })).toBeVisible()

    await add('Abschnitt')
    await page.getByRole('button', { name: '50-50' }).click()
    const rooms = page.getByRole('button', { name: 'Baustein hier' }).filter({ hasText: 'Baustein hier' })
    await expect(rooms).toHaveCount(2)
    await rooms.first().click()
    await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Fließtext')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Links.')
    await expect(rooms).toHaveCount(1)

    // After filling a column, the editor continues below it.
    await toolbar.getByRole('button', { name: 'Bausteine', exact: true }).click()
    await page.getByRole('button', { name: 'Stattdessen unter den Abschnitt' }).click()
    await expect(page.getByText('Kommt nach: Abschnitt')).toBeVisible()
    await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Galerie')
    await page.keyboard.press('Enter')
    const panel = page.locator('[data-panel]')
    await panel.getByRole('button', { name: 'Bild hinzufügen' }).click()
    // The new item is open, and what is missing in it is not an error.
    await panel.getByRole('button', { name: 'Bild suchen …' }).click()
    const finder = page.getByRole('dialog', { name: 'Bild suchen' })
    await expect(finder.getByRole('searchbox')).toBeFocused()
    await expectAccessible(page)
    await finder.locator('button:has(img)').first().click()
    await expectSaved(page)

    const visitor = await anotherBrowser(browser, { context, baseURL })
    const path = new URL(page.url()).pathname
    expect((await visitor.request.get(path)).status()).toBe(404)
    await toolbar.getByRole('button', { name: 'Veröffentlichen' }).click()
    await expect(
      panel.getByText('Die Seite ist offline: Besucher können sie noch nicht öffnen.'),
    ).toBeVisible()
    await panel.getByRole('button', { name: 'Veröffentlichen und online stellen' }).click()
    await expect(panel.getByText('Besucher sehen diese Fassung.')).toBeVisible()
    await expect(toolbar.getByRole('button', { name: 'Veröffentlicht' })).toBeVisible()
    expect((await visitor.request.get(path)).status()).toBe(200)
    expect((await visitor.request.get(`/en/nights-by-the-river-${name}`)).status()).toBe(404)
    await expectAccessible(page)
    await visitor.close()
  })

  test('the blocks button keeps its name in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/de/besuch?edit')
    await expect(page.getByRole('button', { name: 'Bausteine', exact: true })).toBeVisible()
  })
})
