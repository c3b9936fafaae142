import { expect, expectAccessible, test } from '../support/browser.ts'
import {
  addBlock,
  anotherBrowser,
  beginPage,
  documentAt,
  emptyPage,
  expectSaved,
  expectWriting,
  headline,
  models,
  openEditor,
  pictureOf,
  write,
} from '../support/editor.ts'

test('1 §4 Editor: `edit` brings the tools to editors, with the class of edit mode; `noToolbar` hides the bar', async ({
  page,
  login,
}) => {
  await login('editor')
  await openEditor(page, '/de/haus')
  await expect(page.locator('html')).toHaveClass(/edit-mode/)
  await expect(page.getByRole('link', { name: 'In der Redaktion öffnen' })).toHaveAttribute(
    'href',
    /^\/admin\/pages\/page\/\d+\/change\/$/,
  )
  await expectAccessible(page, '[data-editor-tools]')
  await page.getByRole('button', { name: 'Ansehen' }).click()
  await expect(page.locator('html')).not.toHaveClass(/edit-mode/)
  await expect(page).toHaveURL('/de/haus')
  // The site's sticky buttons are above the editor's bar.
  const quick = page.getByRole('navigation', { name: 'Schnellzugriff' })
  await expect(quick.getByRole('link', { name: 'Karten' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/de/haus?edit&noToolbar')
  await expect(page.locator('html')).toHaveClass(/edit-mode/)
  await expect(page.getByRole('toolbar', { name: 'Bearbeiten' })).toHaveCount(0)
})

test('1 §4 Editor: in view mode the bar is there with the page, and leads to what visitors see and to what can be edited', async ({
  page,
  login,
}) => {
  await login('editor')
  // Without any input.
  await page.goto('/de/haus')
  const bar = page.getByRole('toolbar', { name: 'Bearbeiten' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Was Besucher sehen' }).click()
  await expect(page).toHaveURL(/\/de\/haus\?v=\d+$/)
  await bar.getByRole('button', { name: 'Zurück zum Entwurf' }).click()
  await expect(page).toHaveURL('/de/haus')
  for (const [path, list] of [
    ['/de/programm', 'events/event'],
    ['/de/produktionen', 'productions/production'],
    ['/de/magazin', 'magazine/article'],
    ['/de/impressum', 'pages/legaltext'],
  ] as const) {
    await page.goto(`${path}?edit`)
    await expect(bar.getByRole('link', { name: 'Einträge in der Redaktion bearbeiten' })).toHaveAttribute(
      'href',
      `/admin/${list}/`,
    )
  }
})

test.describe('1 §6 Visitor', () => {
  // The answer to the check whether the viewer is an editor.
  test.use({ allowedProblems: [/status of 401/] })

  test('1 §6 Visitor: `edit` brings nothing', async ({ page }) => {
    const asked = page.waitForResponse(/pageeditor-api\/user/)
    await page.goto('/de/haus?edit')
    expect((await asked).status()).toBe(401)
    await expect(page.locator('[data-editor-tools], [contenteditable]')).toHaveCount(0)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /open-page|open-rich-text/.test(name))).toEqual([])
  })
})

test('1 §2 Edit links: an article leads to its change page, and its body is edited where it stands', async ({
  page,
  login,
}) => {
  await login('editor')
  await page.goto('/de/magazin')
  const path = await page.locator('main article a[href*="/de/magazin/"]').first().getAttribute('href')
  await openEditor(page, String(path))
  await expect(page.getByRole('link', { name: 'In der Redaktion öffnen' })).toHaveAttribute(
    'href',
    /\/admin\/magazine\/article\/\d+/,
  )
  expect((await models(page)).length).toBeGreaterThan(0)
})

test('words are written where they stand, and undo and redo go on after a reload', async ({
  page,
  context,
  login,
}) => {
  const made = await beginPage({ page, context, login }, 'words')
  await addBlock(page, 'headline')
  await expectWriting(page)
  await page.keyboard.type('Ein Abend')
  await expectSaved(page)
  await addBlock(page, 'text')
  await expectWriting(page)
  await page.keyboard.type('Erster Satz.')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' Fett.')
  await expectSaved(page)
  const written = await documentAt(context.request, made.document)
  expect(written.modules.map(({ model, fields }) => [model, fields.content])).toEqual([
    ['headline', 'Ein Abend'],
    ['text', '<p>Erster Satz.<strong> Fett.</strong></p>'],
  ])
  await page.reload()
  await expect(page.locator('[data-module]')).toHaveCount(2)
  const undo = page.getByRole('toolbar', { name: 'Bearbeiten' }).getByRole('button', { name: 'Rückgängig' })
  while (await undo.isEnabled()) await undo.click()
  await expect(page.locator('[data-module]')).toHaveCount(0)
  await expectSaved(page)
  await page.reload()
  const redo = page.getByRole('toolbar', { name: 'Bearbeiten' }).getByRole('button', { name: 'Wiederholen' })
  await expect(redo).toBeEnabled()
  while (await redo.isEnabled()) await redo.click()
  await expectSaved(page)
  expect((await documentAt(context.request, made.document)).modules).toEqual(written.modules)
})

test('blocks are moved, doubled, deleted, copied to another page and put into columns, all by keyboard', async ({
  page,
  context,
  login,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const made = await beginPage({ page, context, login }, 'moves', [
    headline('one', 'Eins'),
    headline('two', 'Zwei', 'one'),
  ])
  const order = async () =>
    (await documentAt(context.request, made.document)).modules.map(({ fields }) => fields.content)
  await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expectSaved(page)
  await expect.poll(order).toEqual(['Zwei', 'Eins'])
  await page.keyboard.press('Control+d')
  await expect.poll(order).toEqual(['Zwei', 'Eins', 'Eins'])
  await page.keyboard.press('Control+Shift+c')
  await page.keyboard.press('Control+Shift+Backspace')
  await expect.poll(order).toEqual(['Zwei', 'Eins'])

  const other = await emptyPage(context, 'target')
  await openEditor(page, other.path)
  await page.keyboard.press('Control+Shift+v')
  await expectSaved(page)
  await expect
    .poll(async () =>
      (await documentAt(context.request, other.document)).modules.map(({ fields }) => fields.content),
    )
    .toEqual(['Eins'])

  await addBlock(page, 'section')
  await page.getByRole('button', { name: '50-50' }).click()
  const column = page.locator('[data-editor-layer] button[data-empty]')
  await expect(column.first()).toBeVisible()
  await column.first().click()
  await page.locator('#editor-block-quote').click()
  await expectWriting(page)
  await page.keyboard.press('Escape')
  await expectSaved(page)
  const [, section] = (await documentAt(context.request, other.document)).modules
  expect(Object.values(section?.lists ?? {}).flat()).toMatchObject([{ model: 'quote' }])
})

test('a slash in an empty line opens the blocks, and the search finds by either language', async ({
  page,
  context,
  login,
}) => {
  await beginPage({ page, context, login }, 'slash')
  await addBlock(page, 'text')
  await expectWriting(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('headline')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-module]')).toHaveCount(2)
  expect(await models(page)).toEqual(['text', 'headline'])
})

test('published is what visitors see, pixel for pixel as in the editor', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  await login('editor')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const made = await emptyPage(context, 'visitors')
  await write(context, made, [headline('one', 'Für alle'), headline('two', 'Und noch etwas', 'one')])
  await openEditor(page, made.path)
  await page.keyboard.press('Control+Shift+p')
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByText('Besucher sehen diese Fassung.')).toBeVisible()
  await page.keyboard.press('Escape')
  const visitors = await anotherBrowser(browser, { context, baseURL })
  const visitor = await visitors.newPage()
  await visitor.goto(made.path)
  await visitor.locator('body').hover()
  await expect(visitor.getByRole('heading', { name: 'Für alle' })).toBeVisible()
  const [seen, edited] = [await pictureOf(visitor), await pictureOf(page)]
  expect(edited.equals(seen)).toBe(true)
  await visitors.close()
})

test('the palette does everything by its name: actions, blocks and pages', async ({
  page,
  context,
  login,
}) => {
  await beginPage({ page, context, login }, 'palette', [headline('one', 'Eins')])
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  const palette = page.getByRole('dialog', { name: 'Befehle' })
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(words)
  }
  await find('dupliz')
  await expectAccessible(page, '[data-editor-tools]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-module]')).toHaveCount(2)
  await expect(palette).toHaveCount(0)
  await find('zitat')
  await page.keyboard.press('Enter')
  await expect.poll(() => models(page)).toEqual(['headline', 'headline', 'quote'])
  await expectSaved(page)
  await find('haus')
  await palette.getByRole('option', { name: /\/de\/haus$/ }).click()
  await expect(page).toHaveURL('/de/haus?edit')
})

test('a comparison with an older version marks on the page itself what has come, moved and changed', async ({
  page,
  context,
  login,
}) => {
  await beginPage({ page, context, login }, 'compared', [headline('one', 'Eins')])
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' neu')
  await page.keyboard.press('Control+d')
  await expectSaved(page)
  await page.keyboard.press('Control+Shift+h')
  const panel = page.getByRole('region', { name: 'Verlauf' })
  await panel.getByRole('button', { name: 'Vergleichen' }).last().click()
  await expect(page.locator('[data-compared="insert"]').first()).toBeVisible()
  const [mark, block] = await Promise.all([
    page.locator('[data-compared]').first().boundingBox(),
    page.locator('[data-module]').first().boundingBox(),
  ])
  expect(mark?.y).toBe(block?.y)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-compared]')).toHaveCount(0)
})
