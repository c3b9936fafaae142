import { expect, test } from '@playwright/test'
import { CONSENT_COOKIE } from '../../packages/foyer/src/contract/cookies.ts'
import { NOTHING_BUT_REQUIRED } from '../../packages/foyer/src/ui/consent.ts'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from '../processes/foyer-process.ts'
import {
  documentAt,
  emptyPage,
  expectSaved,
  headline,
  logInAs,
  openEditor,
  saveLine,
  write,
} from '../support/editor.ts'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const WRITES = /pageeditor-api\/document\/\d+\/operations/
/** Several starts of the real server, on a machine that may be busy. */
const PATIENCE = 600_000

test.afterEach(endAll)

test('the server is killed while it saves: nothing is lost, and nothing is done twice', async ({
  browser,
}) => {
  test.setTimeout(PATIENCE)
  const { folder, remove } = temporaryFolder()
  const environment = { PORT: String(await freePort()), DEMO: 'off', ...WITHOUT_SHOP }
  let server: FoyerProcess = await startFoyer(folder, environment)
  await server.opened
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'de-DE',
    serviceWorkers: 'block',
  })
  // Otherwise the consent dialog would be in front.
  const value = encodeURIComponent(JSON.stringify(NOTHING_BUT_REQUIRED))
  await context.addCookies([{ name: CONSENT_COOKIE, value, url: server.address }])
  await logInAs(context, 'admin')
  const made = await emptyPage(context, 'killed')
  await write(context, made, [headline('one', 'Wort')])
  const page = await context.newPage()
  await openEditor(page, made.path)
  const words = page.getByRole('textbox', { name: 'Überschrift' }).first()
  let expected = 'Wort'
  for (const [round, moment] of (
    ['before it arrives', 'while it is done', 'after it is done'] as const
  ).entries()) {
    let isKilled = false
    await page.route(WRITES, async (route) => {
      if (route.request().method() !== 'POST' || isKilled) return route.continue()
      isKilled = true
      const sent = moment === 'before it arrives' ? null : route.fetch().catch(() => null)
      if (moment === 'after it is done') await sent
      server.kill('SIGKILL')
      await server.ended
      await sent
      await route.abort()
    })
    await words.click()
    await page.keyboard.press('End')
    await page.keyboard.type(` ${round}`)
    expected += ` ${round}`
    await expect(saveLine(page), moment).toHaveAttribute('data-save-state', 'kept')
    await page.unroute(WRITES)
    // Typed while the server is stopped.
    await page.keyboard.type('!')
    expected += '!'
    server = await startFoyer(folder, environment)
    await server.opened
    await saveLine(page).click()
    await expectSaved(page)
    await expect(words, moment).toHaveText(expected)
    const { modules } = await documentAt(context.request, made.document)
    expect(
      modules.map(({ fields }) => fields.content),
      moment,
    ).toEqual([expected])
  }
  await page.reload()
  await expect(words).toHaveText(expected)
  await context.close()
  server.kill('SIGTERM')
  await server.ended
  remove()
})
