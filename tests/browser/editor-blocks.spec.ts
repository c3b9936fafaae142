import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'
import {
  addBlock,
  anotherBrowser,
  documentAt,
  emptyPage,
  expectSaved,
  expectWriting,
  openEditor,
  pictureOf,
  publish,
  saveLine,
} from '../support/editor.ts'
import { TEST_TIME } from '../support/logins.ts'

const FILM = '/media/files/0123456789abcdef.mp4'
const SOUND = '/media/files/0123456789abcdef.mp3'

const type = (label: string, text: string) => async (page: Page) => {
  await page.locator('[data-panel]').getByLabel(label, { exact: false }).first().fill(text)
}
/** Chooses a picture of the library in the finder. */
const picture = async (page: Page) => {
  await page.locator('[data-panel]').getByRole('button', { name: 'Bild suchen …' }).first().click()
  await page.getByRole('dialog', { name: 'Bild suchen' }).locator('button:has(img)').first().click()
}
const found = (label: string) => async (page: Page) => {
  const field = page.locator('[data-panel]').getByRole('combobox', { name: label })
  await field.click()
  await page.locator('[data-panel]').getByRole('listbox').getByRole('option').first().click()
}

/** Types at the cursor. An empty text takes room in the editor, and none for visitors. */
const write = (text: string) => async (page: Page) => {
  await expectWriting(page)
  await page.keyboard.type(text)
}

/** 2 §3 Editor toolbar blocks, all 25 and the teaser of an event, with what each needs before it can be saved. */
const BLOCKS: Record<string, ((page: Page) => Promise<void>)[]> = {
  headline: [],
  text: [write('Ein Satz.')],
  link: [type('Ziel', '/de/haus')],
  image: [picture],
  faq: [],
  video: [type('Adresse des Films', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'), picture],
  'self-hosted-video': [type('Datei', FILM), picture],
  audio: [type('Code oder Adresse', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC')],
  'self-hosted-audio': [type('Datei', SOUND)],
  viewer: [type('Code oder Adresse', 'https://issuu.com/haus/docs/heft')],
  quote: [],
  'full-teaser': [picture],
  'venue-list': [],
  html: [type('Code', '<p>Eigenes</p>')],
  forms: [type('HubSpot', 'abc-123')],
  'hero-media': [],
  section: [],
  'teaser-list': [],
  'image-list': [],
  'logo-list': [],
  'blog-teaser-list': [],
  'two-columns': [picture],
  'event-list': [],
  'event-teaser': [found('Veranstaltung')],
  'highlight-teaser': [found('Rubriken')],
  'anchor-list': [],
}

// A module with something missing is refused with a 400. The film does not exist, and the panel reads its width: a 404.
test.use({ allowedProblems: [/status of (400|404)/] })

test('2 §3 Editor toolbar blocks: a page of every block is built from the menu, undone, done again and published', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await login('admin')
  // A hero is online from the moment it is added; the server's clock must have reached it.
  await page.clock.setFixedTime(TEST_TIME)
  const made = await emptyPage(context, 'every')
  await openEditor(page, made.path)
  const models = Object.keys(BLOCKS)
  for (const [index, model] of models.entries()) {
    await addBlock(page, model)
    await expect.poll(() => page.locator(`[data-module][data-model="${model}"]`).count(), model).toBe(1)
    for (const fill of BLOCKS[model] ?? []) await fill(page)
    await expect(saveLine(page), model).toHaveAttribute('data-save-state', 'saved')
    await page.keyboard.press('Escape')
    expect((await documentAt(context.request, made.document)).modules, model).toHaveLength(index + 1)
  }
  const built = await documentAt(context.request, made.document)
  expect(built.modules.map(({ model }) => model)).toEqual(models)

  // Moves the last module up, and another one into a column.
  await selectBlock(page, 'event-list')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expectSaved(page)
  await selectBlock(page, 'section')
  await page.keyboard.press('Control+e')
  await page.getByRole('button', { name: '50-50' }).click()
  await page.keyboard.press('Escape')
  await page.locator('[data-editor-layer] button[data-empty]').first().click()
  await page.locator('#editor-block-quote').click()
  await expect(page.locator('[data-model="section"] [data-model="quote"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectSaved(page)
  const arranged = await documentAt(context.request, made.document)
  const order = arranged.modules.map(({ model }) => model)
  expect(order.indexOf('event-list')).toBe(models.indexOf('event-list') - 1)

  const bar = page.getByRole('toolbar', { name: 'Bearbeiten' })
  const undo = bar.getByRole('button', { name: 'Rückgängig' })
  while (await undo.isEnabled()) await undo.click()
  await expectSaved(page)
  expect((await documentAt(context.request, made.document)).modules).toEqual([])
  const redo = bar.getByRole('button', { name: 'Wiederholen' })
  while (await redo.isEnabled()) await redo.click()
  await expectSaved(page)
  expect((await documentAt(context.request, made.document)).modules).toEqual(arranged.modules)

  await page.keyboard.press('Control+Shift+p')
  const publishing = page.getByRole('region', { name: 'Veröffentlichung' })
  await expect(publishing.getByText(/Alles in Ordnung|Fehler:|Hinweis:/).first()).toBeVisible()
  // Some modules still have their first text, so the panel does not publish.
  await expect(publishing.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await publish(context, made.document)
  const visitors = await anotherBrowser(browser, { context, baseURL })
  const visitor = await visitors.newPage()
  await visitor.goto(made.path)
  await untilAlive(visitor)
  const shown = await visitor
    .locator('main [data-model]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.model))
  const inReading = order.flatMap((model) => (model === 'section' ? ['section', 'quote'] : [model]))
  expect(shown).toEqual(inReading)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The editor may still be rendering the publication.
  await expect
    .poll(async () => (await pictureOf(page)).equals(await pictureOf(visitor)), {
      message: 'what visitors see is what the editor saw',
      timeout: 30_000,
    })
    .toBe(true)
  await visitors.close()
})

/** Selects a module in the list of all modules, which reaches every one. */
async function selectBlock(page: Page, model: string): Promise<void> {
  await page.locator(`[data-module][data-model="${model}"]`).evaluate((block) => {
    block.scrollIntoView({ block: 'center' })
    block.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  })
}
