import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from '../processes/foyer-process.ts'
import { test as base, expect } from '../support/browser.ts'
import { fixtureHouse } from '../support/fixture-house.ts'
import { LOGINS } from '../support/logins.ts'

/** What a house adds to the back-office: `tests/houses/own-parts/office`. */
const test = base.extend<object, { house: FoyerProcess }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'foyer-own-panels-'))
      const FOYER_HOUSE = fixtureHouse('own-parts')
      const server = await startFoyer(folder, { FOYER_HOUSE, DEMO: 'on', ...WITHOUT_SHOP })
      await server.opened
      await use(server)
      await endAll()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
})

test('panels of a house are on the first page of the back-office and on pages of their own', async ({
  page,
}) => {
  const token = await page.request
    .get('/api/user-details/')
    .then(() => page.context().cookies())
    .then((cookies) => cookies.find(({ name }) => name === 'csrftoken')?.value ?? '')
  const { email, password } = LOGINS.admin
  await page.request.post('/api/user-login/', {
    data: { email, password },
    headers: { 'X-CSRFToken': token },
  })

  await page.goto('/admin/')
  await expect(page.getByText('The potters greet the staff')).toBeVisible()
  const pledges = page.getByRole('region', { name: 'Zusagen' })
  await expect(pledges).toContainText('Es sind 0.')
  await pledges.getByRole('link', { name: 'Alle Werke' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Werke' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Erdbeben' })).toBeVisible()

  await page.getByRole('link', { name: 'Saison' }).click()
  await expect(page).toHaveURL(/\/admin\/house\/season\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Saison' })).toBeVisible()
  await expect(page.getByText('Die Saison im Überblick.')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('The season at a glance.')).toBeVisible()
})

test.describe('a visitor who was not asked yet', () => {
  test.use({ consent: 'undecided' })

  test('a house words the consent dialog; heading and answers stay ours', async ({ page }) => {
    await page.goto('/en')
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await expect(dialog.getByText('The kiln itself sets no cookies')).toBeVisible()
    for (const name of ['Only required', 'Accept all', 'Choose'])
      await expect(dialog.getByRole('button', { name })).toBeVisible()
  })
})
