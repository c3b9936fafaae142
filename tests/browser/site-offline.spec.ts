import { expect, openAlive, test, untilAlive } from '../support/browser.ts'
import { HOUSE_SIZES } from '../support/house-sizes.ts'
import { LOGINS } from '../support/logins.ts'
import { startServer } from '../support/start-server.ts'

const house = test.extend<object, { server: { address: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its first parameter
    async ({}, use) => {
      const server = await startServer({ events: HOUSE_SIZES.small, isSiteOffline: true })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

house.use({ allowedProblems: [/status of (404|503)/] })

house(
  '3-readings, Calls, Site offline: the login of an offline site leads visitors to the 503 alone',
  async ({ page }) => {
    await openAlive(page, '/de/user/login')
    await untilAlive(page)
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website offline')
    await expect(page).toHaveTitle('Website offline')
    await expect(page.getByRole('article')).toHaveCount(0)
    // The shell was loaded again: what surrounds the screens is not shown either.
    await expect(page.getByRole('banner')).toHaveCount(0)
  },
)

house('3-readings, Calls, Site offline: it lets an editor in, to the whole site', async ({ page }) => {
  await page.goto('/de/user/login')
  await page.getByLabel('E-Mail-Adresse').fill(LOGINS.admin.email)
  await page.getByLabel('Passwort').fill(LOGINS.admin.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/de')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Website offline')
})
