import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { addBlock, beginPage, headline, openEditor, write } from '../support/editor.ts'

/** One white pixel. */
const WHITE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

/** Styles the text of the teaser directly on the picture, as another design might. */
async function styleWords(page: Page, style: string): Promise<void> {
  await page.evaluate((declarations) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `[data-model="full-teaser"] article > div { ${declarations} } [data-model="image-list"] a { color: #fff }`,
    )
    document.adoptedStyleSheets = [sheet]
  }, style)
}

test('check before publishing: words on a picture that cannot be read are found where they stand', async ({
  page,
  context,
  login,
}) => {
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(WHITE, 'base64') }),
  )
  const made = await beginPage({ page, context, login }, 'contrast')
  const { results } = await (await context.request.get('/de/api/admin/media/image/?page_size=1')).json()
  const fields = { image: results[0].id, headline: 'Auf dem Bild', extra_class: 'fullscreen' }
  const rest = { link: '', link_text: '', preline: '', subline: '', text: '' }
  const picture = { image: results[0].id, format: 'large', description: '', link: '' }
  const gallery = { children: [{ id: 'picture', model: 'image', fields: picture, lists: {} }] }
  await write(context, made, [
    {
      kind: 'insert',
      module: { id: 'poster', model: 'full-teaser', fields: { ...rest, ...fields }, lists: {} },
      at: { parent: null, place: '', after: null },
    },
    // Every picture in it has a text for screen readers over it, which is not visible.
    {
      kind: 'insert',
      module: { id: 'gallery', model: 'image-list', fields: {}, lists: gallery },
      at: { parent: null, place: '', after: 'poster' },
    },
  ])
  await openEditor(page, made.path)
  const publishing = page.getByRole('region', { name: 'Veröffentlichung' })
  const finding = publishing.getByRole('button', { name: /schlecht zu lesen/ })
  const check = async () => {
    if (await publishing.isVisible()) await page.keyboard.press('Escape')
    await expect(publishing).toHaveCount(0)
    await page.keyboard.press('Control+Shift+p')
    await expect(publishing.getByText(/Alles in Ordnung|Fehler:|Hinweis:/).first()).toBeVisible()
  }
  await page.getByText('Auf dem Bild').waitFor()
  // In this design the text has its own ground.
  await check()
  await expect(finding).toHaveCount(0)

  await styleWords(page, 'color: #fff; background: transparent')
  await check()
  await expect(finding.first()).toContainText('Auf dem Bild (1 : 1 < 3 : 1)')
  await expect(finding.filter({ hasText: 'Vergrößern' })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await finding.first().click()
  await expect(page.getByText('Auf dem Bild').first()).toBeInViewport()
  await expect(page.locator('[data-module="poster"]')).toBeInViewport()

  await styleWords(page, 'color: #fff; background: rgb(0 0 0 / 70%)')
  await check()
  await expect(finding).toHaveCount(0)
})

test.describe('what is missing', () => {
  // The module is refused until it has its picture.
  test.use({ allowedProblems: [/status of 400/] })
  test('publishing leads to a block that lacks something; Esc in its finder leaves its form open', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'lacking', [headline('one', 'Überschrift')])
    await page.getByRole('button', { name: /^Veröffentlich/ }).click()
    const panel = page.locator('[data-panel]')
    await expect(panel.getByText('Hier steht noch der Beispieltext')).toBeVisible()
    // The first text of a module is never published, whatever the reason.
    await expect(panel.getByLabel('Trotzdem veröffentlichen, weil …')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled()
    await addBlock(page, 'image')
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await page.getByRole('button', { name: /^Veröffentlich/ }).click()
    await panel.getByRole('button', { name: 'Zeigen, was noch fehlt' }).click()
    await panel.getByRole('button', { name: 'Bild suchen …' }).click()
    const finder = page.getByRole('dialog', { name: 'Bild suchen' })
    await expect(finder.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(finder).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Formular: Bild' })).toBeVisible()
  })
})
