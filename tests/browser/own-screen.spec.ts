import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from '../processes/foyer-process.ts'
import { test as base, expect, openAlive } from '../support/browser.ts'
import { fixtureHouse } from '../support/fixture-house.ts'

/** The house in `tests/houses/own-parts`, served in a process of its own. */
const test = base.extend<object, { house: FoyerProcess }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'foyer-own-screen-'))
      const FOYER_HOUSE = fixtureHouse('own-parts')
      const server = await startFoyer(folder, { FOYER_HOUSE, DEMO: 'off', ...WITHOUT_SHOP })
      await server.opened
      await use(server)
      await endAll()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
})

test('a screen of a house is alive, and is reached by a click without a reload, in both languages', async ({
  page,
}) => {
  await openAlive(page, '/de/braende/2026')
  const button = page.getByRole('button', { name: /^\d × \d$/ })
  await button.click()
  await expect(button, 'hydrated').toHaveText(/^1 ×/)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)

  await page.getByRole('link', { name: '2025' }).click()
  await expect(page).toHaveURL(/\/de\/braende\/2025$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brände 2025')
  await page.getByRole('button', { name: /^Sprache/ }).click()
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page, 'the same screen under its English path').toHaveURL(/\/en\/firings\/2025$/)
  await expect(page).toHaveTitle(/^Firings 2025/)
  await page.getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/en$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firings 2025')
  expect(await isSameDocument(), 'never reloaded').toBe(true)
})
