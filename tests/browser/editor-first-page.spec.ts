import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test, untilAlive } from '../support/browser.ts'
import { addBlock, beginPage, expectSaved } from '../support/editor.ts'

test.describe('what somebody meets who builds a page for the first time', () => {
  // A module is refused until it has what it needs, such as the target of a link.
  test.use({ allowedProblems: [/status of 400/] })

  test('the bar of the page stays out of the back-office, and is there again on the next page', async ({
    page,
    login,
  }) => {
    await login('editor')
    await page.goto('/de')
    await untilAlive(page)
    const toolbar = page.getByRole('toolbar', { name: 'Bearbeiten' })
    await expect(toolbar).toBeVisible()
    await page.getByRole('button', { name: /^Konto von/ }).click()
    await page.getByRole('link', { name: 'Redaktion', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Redaktion' })).toBeVisible()
    await expect(toolbar).toHaveCount(0)
    const side = page.getByRole('navigation', { name: 'Redaktion', exact: true })
    expect((await side.boundingBox())?.y, 'no empty strip above it').toBe(0)
    await page.getByRole('link', { name: 'Zur Website' }).click()
    await expect(toolbar).toBeVisible()
    // Its room is at the end of the page, not at the beginning.
    await expect(page.locator('[data-editor-tools] ~ *')).toHaveCount(0)
  })

  test('the target of a link is found in all kinds at once, in one call, and taken by keyboard', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'finder')
    await addBlock(page, 'link')
    const panel = page.locator('[data-panel]')
    await panel.getByRole('button', { name: 'Ziel suchen …' }).click()
    const finder = page.getByRole('dialog', { name: 'Ziel suchen' })
    const search = finder.getByRole('combobox', { name: 'Suchen' })
    await expect(search).toBeFocused()
    await expect(finder.getByRole('group', { name: 'Seiten' })).toBeVisible()

    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/api/admin/')) asked.push(pathname)
    })
    await search.fill('mittag')
    await expect(finder.getByRole('group', { name: 'Termine' })).toBeVisible()
    await expect(finder.getByRole('group', { name: 'Artikel' })).toBeVisible()
    expect(asked.map((path) => path.replace(/^\/de|\/$/g, ''))).toEqual(['/api/admin/find'])
    await expectAccessible(page)

    // After choosing a kind, the search field has the focus.
    await finder.getByRole('button', { name: 'Formulare' }).click()
    await expect(search).toBeFocused()
    await search.fill('')
    const second = finder.getByRole('option').nth(1)
    await expect(second).toBeVisible()
    const address = await second.locator('small').innerText()
    await page.keyboard.press('ArrowDown')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(finder).toHaveCount(0)
    await expect(panel.getByLabel('Ziel')).toHaveValue(address)
    expect(address).toMatch(/^\/de\/forms\//)
    await expectSaved(page)
  })

  test('an address that is typed or pasted into the finder is taken as it is', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'address')
    await addBlock(page, 'link')
    const panel = page.locator('[data-panel]')
    await panel.getByRole('button', { name: 'Ziel suchen …' }).click()
    await page.getByRole('combobox', { name: 'Suchen' }).fill('https://example.org/fest')
    await expect(page.getByRole('option', { name: /Diese Adresse verwenden/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel('Ziel')).toHaveValue('https://example.org/fest')
  })

  test('3-readings, Texts: whoever looks for a newsletter among the blocks gets a button to a form of ours', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'own-form')
    await page.getByRole('button', { name: 'Bausteine', exact: true }).click()
    await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('Newsletter')
    const blocks = page.getByRole('listbox', { name: 'Bausteine' })
    await expect(blocks.getByRole('option').first()).toContainText('Knopf zu einem eigenen Formular')
    await page.keyboard.press('Enter')
    const finder = page.getByRole('dialog', { name: 'Ziel suchen' })
    await expect(finder.getByRole('button', { name: 'Formulare' })).toHaveAttribute('aria-pressed', 'true')
    await finder.getByRole('option', { name: /Schreiben Sie uns/ }).click()
    const link = page.getByRole('main').getByRole('link', { name: 'Schreiben Sie uns' })
    await expect(link).toHaveAttribute('href', /^\/de\/forms\/schreiben-sie-uns\/\d+$/)
    await expectSaved(page)
  })

  test('a text that a block may do without is begun from its form, and written on the page', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'begun-text')
    await addBlock(page, 'hero-media')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
    await page.locator('[data-panel]').getByRole('button', { name: 'Text hinzufügen' }).click()
    const text = page.getByRole('main').getByRole('textbox', { name: 'Text', exact: true })
    await expect(text).toBeFocused()
    await expect(text).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.type('Vier Tage lang.')
    await expect(text).toHaveText('Vier Tage lang.')
    await expectSaved(page)
  })

  test('2 §3 Event list: a list narrowed to a festival shows what belongs to it', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'festival')
    await addBlock(page, 'event-list')
    const panel = page.locator('[data-panel]')
    await panel.getByRole('combobox', { name: 'Festival' }).fill('Gegenlicht')
    await panel
      .getByRole('option', { name: /^Gegenlicht/ })
      .first()
      .click()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Alle Lampen an' }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Der Nachtspeicher' })).toHaveCount(0)
    await expectSaved(page)
  })

  test('a block that is added before its code has come is drawn when it comes', async ({
    page,
    context,
    login,
  }) => {
    const manifest = JSON.parse(
      readFileSync('houses/meridian/.foyer/current/client/.vite/manifest.json', 'utf8'),
    )
    const held = Promise.withResolvers<void>()
    await page.route(`**/${manifest['foyer:modules/quote/view'].file}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await beginPage({ page, context, login }, 'late-view')
    await addBlock(page, 'quote')
    await expectSaved(page)
    await expect(page.locator('[data-model="quote"]')).toHaveCount(0)
    held.resolve()
    await expect(page.locator('[data-model="quote"]')).toBeVisible()
  })
})
