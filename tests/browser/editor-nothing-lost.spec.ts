import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import {
  addBlock,
  anotherBrowser,
  beginPage,
  documentAt,
  emptyPage,
  expectSaved,
  expectWriting,
  headline,
  logInAs,
  openEditor,
  saveLine,
  write,
} from '../support/editor.ts'
import { LOGINS } from '../support/logins.ts'

const WRITES = /pageeditor-api\/document\/\d+\/operations/

test.describe('nothing is lost', () => {
  test.use({ allowedProblems: [/Failed to load resource|ERR_|status of (401|409)/] })

  test('the network is cut while somebody types: it is kept, over a reload, and sent when the network is back', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'cut', [headline('one', 'Vorher')])
    const words = page.getByRole('textbox', { name: 'Überschrift' })
    await words.click()
    await page.route(WRITES, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.keyboard.press('End')
    await page.keyboard.type(' und danach')
    await expect(saveLine(page)).toHaveAttribute('data-save-state', 'kept')
    await expect(page.getByRole('alert').getByText(/In diesem Browser ist Ihr Text sicher/)).toBeVisible()
    await page.reload()
    await expect(words).toHaveText('Vorher und danach')
    expect((await documentAt(context.request, made.document)).modules[0]?.fields.content).toBe('Vorher')
    await page.unroute(WRITES)
    await saveLine(page).click()
    await expectSaved(page)
    expect((await documentAt(context.request, made.document)).modules[0]?.fields.content).toBe(
      'Vorher und danach',
    )
  })

  test('the server dies between doing a write and answering it: it is done once', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'killed', [headline('one', 'Eins')])
    let isDying = true
    await page.route(WRITES, async (route) => {
      if (route.request().method() !== 'POST' || !isDying) return route.continue()
      await route.fetch()
      isDying = false
      await route.abort()
    })
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await page.keyboard.press('Control+d')
    await expectSaved(page)
    const { modules } = await documentAt(context.request, made.document)
    expect(modules.map(({ fields }) => fields.content)).toEqual(['Eins', 'Eins'])
  })

  test('typing goes on while the save of an unfinished block is refused: no letter is lost, and once it is deleted nothing waits', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'unfinished', [headline('one', 'Eins')])
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(WRITES, async (route) => {
      if (route.request().method() === 'POST') await gate
      await route.continue()
    })
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await addBlock(page, 'link')
    await expect(page.getByRole('textbox', { name: 'Linktext' }).first()).toBeFocused()
    await addBlock(page, 'headline')
    const words = page.getByRole('textbox', { name: 'Überschrift' }).nth(1)
    await expect(words).toBeFocused()
    await page.keyboard.type('Erste ')
    release()
    await expect(saveLine(page)).toHaveAttribute('data-save-state', 'kept')
    await page.keyboard.type('Hälfte')
    await expect(words).toHaveText('Erste Hälfte')
    await saveLine(page).click()
    await page.keyboard.press('Control+Shift+Backspace')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(saveLine(page)).toHaveAttribute('data-save-state', 'kept')
    await page.locator('main [data-model=link]').click()
    await page.keyboard.press('Control+Shift+Backspace')
    await expectSaved(page)
    const { modules } = await documentAt(context.request, made.document)
    expect(modules.map(({ fields }) => fields.content)).toEqual(['Eins', 'Erste Hälfte'])
  })

  test('1 §8 401 while editing: the login modal opens, and it goes on where it was', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'session', [headline('one', 'Eins')])
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await context.clearCookies({ name: 'sessionid' })
    await page.keyboard.press('End')
    await page.keyboard.type(' bleibt')
    const modal = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
    await expect(modal).toBeVisible()
    await modal.getByLabel('Passwort').fill(LOGINS.editor.password)
    await modal.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(modal).toBeHidden()
    await expectSaved(page)
    expect((await documentAt(context.request, made.document)).modules[0]?.fields.content).toBe('Eins bleibt')
  })

  test('1 §8 401 while editing: the login modal goes on to the second factor and to a passkey', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'factor', [headline('one', 'Eins')])
    const user = await (await context.request.get('/de/api/user-details/')).json()
    await page.route('**/api/user-login/', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Code', code: 'second_factor', pending: 'waits' } }),
    )
    await page.route('**/api/user-login-code/', async (route) => {
      const { pending, code } = route.request().postDataJSON()
      if (pending !== 'waits' || code !== '123456')
        return route.fulfill({ status: 400, json: { code: ['Dieser Code stimmt nicht.'] } })
      await logInAs(context, 'editor')
      await route.fulfill({ json: user })
    })
    await page.getByRole('textbox', { name: 'Überschrift' }).click()
    await context.clearCookies({ name: 'sessionid' })
    await page.keyboard.press('End')
    await page.keyboard.type(' bleibt')
    const modal = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
    // A passkey belongs to a host name, and the address of the tests is a number.
    await modal.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await expect(modal.getByRole('alert')).toContainText('keinen passenden Passkey')
    await modal.getByLabel('Passwort').fill(LOGINS.editor.password)
    await modal.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const code = modal.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(modal.getByRole('alert')).toHaveText('Dieser Code stimmt nicht.')
    await code.fill('123456')
    await page.keyboard.press('Enter')
    await expect(modal).toBeHidden()
    await expectSaved(page)
    expect((await documentAt(context.request, made.document)).modules[0]?.fields.content).toBe('Eins bleibt')
  })

  test('1 §6, an order of blocks that is refused shows the error alert, and stays until it is dismissed', async ({
    page,
    context,
    login,
  }) => {
    await beginPage({ page, context, login }, 'refused', [
      headline('one', 'Eins'),
      headline('two', 'Zwei', 'one'),
    ])
    await page.route('**/operations/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { after: ['Dort steht nichts mehr.'] } })
        : route.fallback(),
    )
    await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
    await page.keyboard.press('Alt+Shift+ArrowDown')
    const alert = page.locator('[role=alert] [data-kind=error]')
    await expect(alert).toBeVisible()
    await alert.getByRole('button').click()
    await expect(alert).toHaveCount(0)
  })

  test('two browsers: what one saves appears in the other; the same words are a conflict with both texts, to choose or mix', async ({
    page,
    context,
    login,
    browser,
    baseURL,
  }) => {
    const made = await beginPage({ page, context, login }, 'two', [
      headline('one', 'Eins'),
      headline('two', 'Zwei', 'one'),
    ])
    const others = await anotherBrowser(browser, { context, baseURL })
    await logInAs(others, 'admin')
    const other = await others.newPage()
    await openEditor(other, made.path)

    const here = page.getByRole('textbox', { name: 'Überschrift' })
    const there = other.getByRole('textbox', { name: 'Überschrift' })
    await there.nth(1).click()
    await other.keyboard.press('End')
    await other.keyboard.type(' von drüben')
    await expect(here.nth(1)).toHaveText('Zwei von drüben')

    // Both are in the first headline; the other editor saves first.
    await here.first().click()
    await there.first().click()
    await other.keyboard.press('End')
    await other.keyboard.type(' B')
    await expectSaved(other)
    await page.keyboard.press('End')
    await page.keyboard.type(' A')
    await expect(saveLine(page)).toHaveAttribute('data-save-state', 'conflict')
    const panel = page.getByRole('region', { name: 'Zwei Fassungen' })
    await expect(panel).toContainText('Eins B')
    await expect(panel).toContainText('Eins A')
    await other.keyboard.type('!')
    await expect(panel).toContainText('Eins B!')
    await panel.getByLabel('Text aus beiden').fill('Eins A und B')
    await panel.getByRole('button', { name: 'Den Text aus beiden übernehmen' }).click()
    await expectSaved(page)
    await expect(there.first()).toHaveText('Eins B!')
    await there.nth(1).click()
    await expect(there.first()).toHaveText('Eins A und B')
    expect((await documentAt(context.request, made.document)).modules[0]?.fields.content).toBe('Eins A und B')
    await others.close()
  })

  test('a rich text in conflict is compared and put together as it looks, and shows no tags', async ({
    page,
    context,
    login,
    browser,
    baseURL,
  }) => {
    const made = await beginPage({ page, context, login }, 'rich', [
      {
        kind: 'insert',
        module: {
          id: 'rich',
          model: 'text',
          fields: { content: '<p>Eins <strong>fett</strong></p>' },
          lists: {},
        },
        at: { parent: null, place: '', after: null },
      },
    ])
    const others = await anotherBrowser(browser, { context, baseURL })
    await logInAs(others, 'admin')
    const other = await others.newPage()
    await openEditor(other, made.path)
    for (const each of [page, other]) {
      await each.locator('[data-words="rich content"]').click()
      await expectWriting(each)
    }
    await other.keyboard.press('Control+End')
    await other.keyboard.type(' B')
    await expectSaved(other)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' A')
    const panel = page.getByRole('region', { name: 'Zwei Fassungen' })
    await expect(panel).toContainText('Eins fett B')
    const both = panel.getByRole('textbox', { name: 'Text aus beiden' })
    await expect(both).toHaveText('Eins fett A')
    await expect(panel).not.toContainText('<')
    await both.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' und B')
    await panel.getByRole('button', { name: 'Den Text aus beiden übernehmen' }).click()
    await expectSaved(page)
    const { modules } = await documentAt(context.request, made.document)
    expect(modules[0]?.fields.content).toBe('<p>Eins <strong>fett A und B</strong></p>')
    await others.close()
  })

  test('two windows of one person: what is written in the one appears in the other, and typing on there is no conflict', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'windows', [headline('one', 'Eins')])
    const other = await context.newPage()
    await openEditor(other, made.path)
    const [here, there] = [page, other].map((each) => each.getByRole('textbox', { name: 'Überschrift' }))
    for (const each of [page, other]) {
      await each.bringToFront()
      await each.getByRole('textbox', { name: 'Überschrift' }).click()
      await each.keyboard.press('End')
    }
    await other.keyboard.type(' zwei')
    await expectSaved(other)
    // The cursor stands in these words here as well.
    await expect(here as Locator).toHaveText('Eins zwei')
    await page.bringToFront()
    await page.keyboard.press('End')
    await page.keyboard.type(' drei')
    await expectSaved(page)
    await expect(there as Locator).toHaveText('Eins zwei drei')
    expect((await documentAt(context.request, made.document)).modules[0]?.fields.content).toBe(
      'Eins zwei drei',
    )
  })
})

test('1 §4 Alert: the save alert leaves after 4000 ms', async ({ page, context, login }) => {
  await login('editor')
  const made = await emptyPage(context, 'alert')
  await write(context, made, [headline('one', 'Eins')])
  await page.clock.install()
  await page.goto(`${made.path}?edit`)
  await expect(page.getByRole('toolbar', { name: 'Bearbeiten' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Control+d')
  const alert = page.getByRole('status').getByText('Gespeichert.', { exact: true })
  await expect(alert).toBeVisible()
  await page.clock.runFor(3900)
  await expect(alert).toBeVisible()
  await page.clock.runFor(200)
  await expect(alert).toBeHidden()
})
