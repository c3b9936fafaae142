import { expect, test } from '../support/browser.ts'
import {
  addBlock,
  anotherBrowser,
  beginPage,
  documentAt,
  expectSaved,
  expectWriting,
  headline,
  models,
  openEditor,
  publish,
} from '../support/editor.ts'

/** The smallest PNG there is. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('a first visit shows five steps that can be left and are found again beside the list of shortcuts', async ({
  page,
  context,
  login,
}) => {
  await beginPage({ page, context, login }, 'tour')
  const tour = page.getByRole('region', { name: 'Rundgang' })
  await expect(tour).toContainText('1/5')
  await tour.getByRole('button', { name: 'Beenden' }).click()
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Bausteine', exact: true })).toBeVisible()
  await expect(tour).toHaveCount(0)
  await page.keyboard.press('Control+/')
  const panel = page.locator('[data-panel]')
  for (const does of ['Speichern', 'Rückgängig', 'Baustein verschieben', 'Veröffentlichen'])
    await expect(panel.getByText(does, { exact: true }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Rundgang zeigen' }).click()
  for (let step = 1; step < 5; step++) {
    await expect(tour).toContainText(`${step}/5`)
    await tour.getByRole('button', { name: 'Weiter' }).click()
  }
  await expect(tour).toContainText('5/5')
})

test('a page is published at a moment: visitors see nothing until then, and the plan can be taken back', async ({
  page,
  browser,
  context,
  baseURL,
  login,
}) => {
  const { path } = await beginPage({ page, context, login }, 'plan', [headline('eins', 'Kommt später')])
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('Zu einem Zeitpunkt').fill('2099-01-01T10:00')
  await panel.getByRole('button', { name: 'Einplanen' }).click()
  await expect(panel.getByRole('button', { name: 'Planung aufheben' })).toBeVisible()
  const visitor = await anotherBrowser(browser, { context, baseURL })
  expect(await (await visitor.request.get(path)).text()).not.toContain('Kommt später')
  await panel.getByRole('button', { name: 'Planung aufheben' }).click()
  await expect(panel.getByRole('button', { name: 'Planung aufheben' })).toHaveCount(0)
  await visitor.close()
})

test('what the other language lacks is marked, and copied there at one press', async ({
  page,
  context,
  login,
}) => {
  await beginPage({ page, context, login }, 'languages', [headline('eins', 'Zuerst Deutsch')])
  await page.getByRole('button', { name: 'Sprachen' }).click()
  const panel = page.locator('[data-panel]')
  await expect(panel.getByText('fehlt dort')).toBeVisible()
  await panel.getByRole('button', { name: 'Alles Fehlende kopieren' }).click()
  await expect(panel.getByText('Beide Sprachen sind auf dem gleichen Stand.')).toBeVisible()
  const bar = page.getByRole('toolbar', { name: 'Bearbeiten' })
  const alert = page.locator('[data-kind=saved]')
  await bar.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(alert).toHaveText(/Auf der englischen Seite rückgängig gemacht/)
  await page.getByRole('button', { name: 'Sprachen' }).click()
  await page.getByRole('button', { name: 'Sprachen' }).click()
  await expect(panel.getByText('fehlt dort')).toBeVisible()
  await bar.getByRole('button', { name: 'Wiederholen' }).click()
  await expect(alert).toHaveText(/Auf der englischen Seite wiederholt/)
  await page.goto(page.url().replace('/de/', '/en/'))
  await expect(page.getByRole('main').getByText('Zuerst Deutsch')).toBeVisible()
})

test('taking a page away from visitors names the consequence and asks first; the home page has no such button', async ({
  page,
  context,
  login,
}) => {
  const { path, document } = await beginPage({ page, context, login }, 'withdraw', [headline('eins', 'Da')])
  await publish(context, document)
  await openEditor(page, path)
  const panel = page.locator('[data-panel]')
  const isShown = async () => (await documentAt(context.request, document)).published_version !== null
  await page.getByRole('button', { name: /Veröffentlich/ }).click()
  await panel.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(panel.getByText('Seite nicht gefunden')).toBeVisible()
  expect(await isShown()).toBe(true)
  await panel.getByRole('button', { name: 'Abbrechen' }).click()
  await panel.getByRole('button', { name: 'Zurückziehen' }).click()
  await panel.getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(page.getByText('Zurückgezogen.')).toBeVisible()
  expect(await isShown()).toBe(false)
  await openEditor(page, '/de')
  await page.getByRole('button', { name: /Veröffentlich/ }).click()
  await expect(panel.getByText('Die Startseite lässt sich nicht zurückziehen')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Zurückziehen' })).toHaveCount(0)
})

test('a block is dragged into a column', async ({ page, context, login }) => {
  const { document } = await beginPage({ page, context, login }, 'drag', [headline('eins', 'Zieht um')])
  await page.getByRole('region', { name: 'Rundgang' }).getByRole('button', { name: 'Beenden' }).click()
  await addBlock(page, 'section')
  await page.getByRole('button', { name: '50-50' }).click()
  await page.keyboard.press('Escape')
  const second = page
    .getByRole('button', { name: 'Baustein hier' })
    .filter({ hasText: 'Baustein hier' })
    .nth(1)
  await expectSaved(page)
  await page.getByRole('main').getByText('Zieht um').click()
  await page.getByRole('button', { name: 'Ziehen' }).hover()
  await page.mouse.down()
  const target = await page.locator('[data-module][data-model="section"]').boundingBox()
  if (!target) throw new Error('There is no section')
  await page.mouse.move(target.x + target.width * 0.75, target.y + target.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(second).toHaveCount(0)
  await expectSaved(page)
  expect(await models(page)).toEqual(['section', 'headline'])
  const { modules } = await documentAt(context.request, document)
  expect(modules.map(({ model, lists }) => [model, Object.keys(lists ?? {})])).toEqual([
    ['section', ['columns.1.children']],
  ])
})

for (const way of ['paste', 'drop'] as const) {
  test.describe(`a picture by ${way}`, () => {
    // The module is refused until it has its picture.
    test.use({ allowedProblems: [/status of 400/] })
    test(`1 §7 Admin pop-ups, image finder: a picture comes by ${way}, and only with words for those who do not see it`, async ({
      page,
      context,
      login,
    }) => {
      await beginPage({ page, context, login }, `picture-${way}`)
      await addBlock(page, 'image')
      const panel = page.locator('[data-panel]')
      await panel.getByRole('button', { name: 'Bild suchen …' }).click()
      const finder = page.getByRole('dialog', { name: 'Bild suchen' })
      await finder.getByRole('searchbox').evaluate(
        (target, { base64, kind }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const data = new DataTransfer()
          data.items.add(new File([bytes], 'klein.png', { type: 'image/png' }))
          const how = { bubbles: true, cancelable: true }
          target.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, ...how })
              : new DragEvent('drop', { dataTransfer: data, ...how }),
          )
        },
        { base64: PICTURE, kind: way },
      )
      const taking = page.getByRole('dialog', { name: 'Neues Bild' })
      const take = taking.getByRole('button', { name: 'Bild hochladen' })
      await take.click()
      await expect(taking.getByRole('alert')).toContainText('auf Deutsch und Englisch')
      await expect(taking.getByLabel('Was ist zu sehen? (Deutsch)')).toBeFocused()
      await page.keyboard.type('Ein Punkt')
      await take.click()
      await expect(taking.getByLabel('Was ist zu sehen? (Englisch)')).toBeFocused()
      await page.keyboard.type('A dot')
      await expect(taking.getByRole('alert')).toHaveCount(0)
      await take.click()
      await expect(page.getByRole('main').getByRole('img', { name: 'Ein Punkt' })).toBeVisible()
      await expectSaved(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 }, allowedProblems: [/status of 400/] })
  test('1 §7 Admin pop-ups, image finder: a phone offers its camera, and the photo comes into the library', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'camera')
    const bar = page.getByRole('toolbar', { name: 'Bearbeiten' })
    const box = await bar.boundingBox()
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 780])
    for (const button of await bar.locator('button:visible, a:visible').all()) {
      const { x = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height), await button.innerText()).toBeGreaterThanOrEqual(44)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await addBlock(page, 'image')
    await page.locator('[data-panel]').getByRole('button', { name: 'Bild suchen …' }).click()
    const camera = page.getByRole('dialog', { name: 'Bild suchen' }).getByLabel('Foto aufnehmen')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await camera.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PICTURE, 'base64'),
    })
    const taking = page.getByRole('dialog', { name: 'Neues Bild' })
    await taking.getByLabel('Rein schmückend').check()
    await taking.getByRole('button', { name: 'Bild hochladen' }).click()
    await expectSaved(page)
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(390)
  })
})

for (const width of [390, 1440]) {
  test(`1 §9 Rich text toolbar: at ${width} px it covers none of the words somebody writes`, async ({
    page,
    context,
    login,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await beginPage({ page, context, login }, `bar-${width}`, [headline('one', 'Eins')])
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await addBlock(page, 'text')
    await expectWriting(page)
    const words = page.locator('.ProseMirror')
    await words.pressSequentially('Erste Zeile')
    const bar = page.getByRole('toolbar', { name: 'Text gestalten' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    const [over, text] = await Promise.all([bar.boundingBox(), words.boundingBox()])
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((text?.y ?? 0) + 1)
  })
}

for (const width of [390, 1440]) {
  test(`1 §9 Rich text toolbar: at ${width} px a link is set, opened, changed and removed with keys, and one goes on in the text`, async ({
    page,
    context,
    login,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await beginPage({ page, context, login }, `link-${width}`, [headline('one', 'Eins')])
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await addBlock(page, 'text')
    await expectWriting(page)
    const words = page.locator('.ProseMirror')
    await words.pressSequentially('Hier steht mehr')
    await page.keyboard.press('Control+a')
    const tools = page.getByRole('toolbar', { name: 'Text gestalten' })
    const open = tools.getByRole('button', { name: 'Link', exact: true })
    const box = page.getByRole('form', { name: 'Link' })
    await open.press('Enter')
    await expect(box).toBeInViewport({ ratio: 1 })
    for (const control of await box.locator('button, input, a').all())
      await expect(control).toBeInViewport({ ratio: 1 })

    // Esc leaves the box, and not the text.
    await page.keyboard.type('/de/programm')
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(words).toBeFocused()
    await expect(words.getByRole('link')).toHaveCount(0)

    await open.press('Enter')
    await page.keyboard.type('/de/programm')
    await page.keyboard.press('Enter')
    await expect(words).toBeFocused()
    await expect(words.getByRole('link', { name: 'Hier steht mehr' })).toHaveAttribute('href', '/de/programm')

    await open.press('Enter')
    await expect(box.getByRole('textbox')).toHaveValue('/de/programm')
    await expect(box.getByRole('link', { name: /Link öffnen/ })).toHaveAttribute('href', '/de/programm')
    await box.getByRole('button', { name: 'Link entfernen' }).press('Enter')
    await expect(words).toBeFocused()
    await expect(words.getByRole('link')).toHaveCount(0)
    await expectSaved(page)
  })
}
