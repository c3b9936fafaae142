import { expect, expectAccessible, test } from '../support/browser.ts'
import { anotherBrowser, beginPage, expectSaved, headline, logInAs, openEditor } from '../support/editor.ts'

// A module with something missing is refused, and an ended link is a 404.
test.use({ allowedProblems: [/status of (400|404)/] })

const TWO = [headline('one', 'Eins'), headline('two', 'Zwei', 'one')]

test('two editors at once: who is here and in which block is seen live, and what one saves appears for the other', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  const made = await beginPage({ page, context, login }, 'others', TWO)
  const theirs = await anotherBrowser(browser, { context, baseURL })
  await logInAs(theirs, 'admin')
  const other = await theirs.newPage()
  await openEditor(other, made.path)
  const faces = page.getByRole('list', { name: 'Auch hier' }).getByRole('button')
  await expect(faces).toHaveCount(1)
  await expect(other.getByRole('list', { name: 'Auch hier' }).getByRole('button')).toHaveCount(1)
  await expectAccessible(page, '[data-editor-tools]')

  await other.getByRole('textbox', { name: 'Überschrift' }).nth(1).click()
  await expect(faces).toHaveAccessibleName(/: Überschrift$/)
  const frame = page.locator('[data-other]')
  await expect(frame).toBeVisible()
  const [around, block] = await Promise.all([
    frame.boundingBox(),
    page.locator('[data-module="two"]').boundingBox(),
  ])
  expect(around).toEqual(block)

  await other.keyboard.press('End')
  await other.keyboard.type(' von drüben')
  await expect(page.getByRole('textbox', { name: 'Überschrift' }).nth(1)).toHaveText('Zwei von drüben')

  // Publishing in one window shows in the other.
  await expectSaved(other)
  await other.keyboard.press('Control+Shift+p')
  await other.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByRole('button', { name: 'Veröffentlicht', exact: true })).toBeVisible()

  await theirs.close()
  await expect(faces).toHaveCount(0)
  await expect(frame).toHaveCount(0)
})

test('what others save appears also while something of one’s own waits for what it lacks', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  const made = await beginPage({ page, context, login }, 'waiting', TWO)
  await page.getByRole('button', { name: 'Bausteine', exact: true }).click()
  await page.locator('#editor-block-link').click()
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'kept')
  const theirs = await anotherBrowser(browser, { context, baseURL })
  await logInAs(theirs, 'admin')
  const other = await theirs.newPage()
  await openEditor(other, made.path)
  await other.getByRole('textbox', { name: 'Überschrift' }).first().click()
  await other.keyboard.press('End')
  await other.keyboard.type(' B')
  await expect(page.getByRole('textbox', { name: 'Überschrift' }).first()).toHaveText('Eins B')
  await theirs.close()
})

test('a preview link shows the draft to somebody without an account, until it is ended', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  await beginPage({ page, context, login }, 'preview', TWO)
  await page.keyboard.press('Control+Shift+p')
  const panel = page.getByRole('region', { name: 'Veröffentlichung' })
  await panel.getByLabel('Gültig für').selectOption('1 Woche')
  await panel.getByRole('button', { name: 'Link erstellen' }).click()
  const address = await panel.getByLabel('Adresse der Vorschau').inputValue()
  await expectAccessible(page, '[data-panel]')
  const guests = await anotherBrowser(browser, { context, baseURL })
  const guest = await guests.newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: 'Zwei' })).toBeVisible()
  await guest.mouse.move(5, 5)
  await expect(guest.locator('[data-editor-tools], [contenteditable]')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Beenden' }).click()
  await expect(panel.getByRole('button', { name: 'Beenden' })).toHaveCount(0)
  const answer = await guest.reload()
  expect(answer?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'Zwei' })).toHaveCount(0)
  await guests.close()
})
