import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import {
  addBlock,
  anotherBrowser,
  beginPage,
  documentAt,
  emptyPage,
  expectSaved,
  headline,
  logInAs,
  openEditor,
} from '../support/editor.ts'

// What is hostile is named by the browser as it is read, and a link without a target is refused.
const NAMED = [/Content Security Policy|status of 400/]

/** What somebody pastes with the keys: the browser hands over what the clipboard of the machine holds. */
async function pasteInto(page: Page, target: string, text: string) {
  await page.locator(target).evaluate((element, plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('blocks copied in one browser are pasted in another, also where the cursor is in words', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beginPage({ page, context, login }, 'copied-here', [headline('one', 'Eins')])
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('Control+Shift+c')
  const carried = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(carried).toContain('Eins')

  const theirs = await anotherBrowser(browser, { context, baseURL })
  await logInAs(theirs, 'admin')
  const other = await theirs.newPage()
  const made = await emptyPage(theirs, 'pasted-there')
  await openEditor(other, made.path)
  // Nothing of the first browser is here but what its clipboard held.
  expect(await other.evaluate(() => localStorage.getItem('foyer-modules'))).toBeNull()
  await pasteInto(other, 'body', await carried())
  const words = other.getByRole('textbox', { name: 'Überschrift' })
  await expect(words).toHaveText('Eins')
  await words.click()
  await pasteInto(other, ':focus', await carried())
  await expect(words).toHaveText(['Eins', 'Eins'])
  await expectSaved(other)
  const { modules } = await documentAt(theirs.request, made.document)
  expect(modules.map(({ fields }) => fields.content)).toEqual(['Eins', 'Eins'])
  expect(new Set(modules.map(({ id }) => id)).size).toBe(2)
  await theirs.close()
})

test.describe('hostile', () => {
  test.use({ allowedProblems: NAMED })
  test('quality, Security: hostile blocks on the clipboard run nowhere and keep nothing of what they bring', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'hostile-blocks', [headline('one', 'Eins')])
    const fields = { content: '<p>Gut<img src=x onerror="window.ran=1"><script>window.ran=1</script></p>' }
    const text = { id: 'one', model: 'text', fields, lists: { children: [{ model: 'html' }] } }
    const link = { model: 'link', fields: { link: 'javascript:window.ran=1', link_text: 'Los' } }
    await pasteInto(page, 'body', JSON.stringify({ 'foyer-modules': [text, { model: '__proto__' }] }))
    await expect(page.getByRole('main').getByText('Gut')).toBeVisible()
    await expectSaved(page)
    await pasteInto(page, 'body', JSON.stringify({ 'foyer-modules': [link] }))
    await expect(page.getByRole('main').getByText('Los')).toBeVisible()
    await expect(page.locator('main [href^="javascript"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    const { modules } = await documentAt(context.request, made.document)
    expect(modules.map(({ model, fields }) => [model, fields.content])).toEqual([
      ['headline', 'Eins'],
      ['text', '<p>Gut</p>'],
    ])
  })
})

test('an item of a list is followed by another item, and every other block comes behind the list', async ({
  page,
  context,
  login,
}) => {
  const made = await beginPage({ page, context, login }, 'items')
  await addBlock(page, 'teaser-list')
  await page.locator('[data-panel]').getByRole('button', { name: 'Teaser hinzufügen' }).click()
  const words = page.getByRole('main').getByRole('textbox', { name: 'Überschrift' })
  await words.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Der erste')
  await page.locator('[data-handle]').getByRole('button', { name: 'Teaser hinzufügen' }).click()
  await expect(words).toHaveCount(2)
  await expect(words.last()).toBeFocused()
  await page.keyboard.type('Der zweite')
  await expect(words).toHaveText(['Der erste', 'Der zweite'])
  await addBlock(page, 'quote')
  await expectSaved(page)
  const { modules } = await documentAt(context.request, made.document)
  expect(modules.map(({ model }) => model)).toEqual(['teaser-list', 'quote'])
  expect(modules[0]?.lists?.children).toHaveLength(2)
})
