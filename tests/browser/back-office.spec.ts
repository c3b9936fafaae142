import { test } from '../support/back-office.ts'
import { expect, openAlive } from '../support/browser.ts'

// The browser writes refused saves to its console.
test.use({ allowedProblems: [/status of (400|401|403|404|409|415)/] })

test.describe('3-readings, Routes: Back-office', () => {
  test('a visitor is shown the login, a customer is refused', async ({ page, login }) => {
    await page.goto('/admin/events/event/')
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
    await login('customer')
    expect((await page.goto('/admin/'))?.status()).toBe(403)
  })

  test('an editor finds everything but what is for admins, in the language they choose', async ({
    page,
    login,
  }) => {
    await login('editor')
    await page.goto('/admin/')
    const menu = page.getByRole('navigation', { name: 'Redaktion' })
    await expect(menu.getByRole('link', { name: 'Artikel', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Konten' })).toHaveCount(0)
    await page.goto('/admin/accounts/user/')
    await expect(page.getByRole('alert')).toHaveText('Nur Admins können das sehen und ändern.')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('link', { name: 'Artikel', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(page.getByRole('main'), 'what one is about to click stands still').toHaveCSS(
      'animation-duration',
      '0s',
    )
  })

  test('it speaks the language of the account from the first word on, and the way back fits a phone', async ({
    page,
    context,
    login,
  }) => {
    await login('editor')
    // As for an account whose language is English.
    await page.route('**/api/user-profile/', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), locale: 'en' } })
    })
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/events/teaser/add/')
    await expect(page.getByRole('heading', { level: 1, name: 'Add teaser in the programme' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // No description was loaded in German first.
    expect(asked.filter((path) => path.endsWith('/api/admin/'))).toEqual(['/en/api/admin/'])
    for (const link of await page.getByRole('navigation', { name: 'Way back' }).getByRole('link').all())
      expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('1 §3 User state: the header shows an editor the way in', async ({ page, login }) => {
    await login('editor')
    await openAlive(page, '/de/')
    await page.getByRole('button', { name: /^Konto von/ }).click()
    await page.getByRole('link', { name: 'Redaktion', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Redaktion' })).toBeVisible()
  })

  test('1 §2 Edit links: the change page of an item is a real address', async ({ page, login, firstOf }) => {
    await login('editor')
    await page.goto(`/admin/venues/venue/${await firstOf('venues/venue')}/change/`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).not.toBeEmpty()
    const link = page.getByRole('link', { name: 'Auf der Website ansehen' })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/de\//)
  })
})

for (const width of [820, 390]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page, login, firstOf }) => {
    await login('editor')
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '',
      'events/event/',
      `events/event/${await firstOf('events/event')}/change/`,
      'events/event/calendar/',
      'pages/page/tree/',
    ]) {
      await page.goto(`/admin/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width, path).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('link', { name: 'Artikel', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible()
  })
}
