import { expect, expectAccessible, openAlive, test, untilAlive } from '../support/browser.ts'
import { linkFor } from '../support/browser-letters.ts'

// 401 for the guessed password; 400 for a request that was under way when the account was deleted.
test.use({ allowedProblems: [/status of 40[01]/] })

test('somebody opens an account, keeps an evening, and leaves again', async ({ page, context }) => {
  await openAlive(page, '/de/programm')
  const address = await page.locator('article a[href^="/de/programm/"]').first().getAttribute('href')

  // Added to the favorites without an account.
  await openAlive(page, String(address))
  await untilAlive(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const heart = page.getByRole('button', { name: /^Merken: / })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const tool = page.getByRole('banner').getByRole('link', { name: 'Merkliste, 1 gemerkt' })
  await expect(tool).toHaveAttribute('href', '/de/user/favorites')
  await openAlive(page, '/de/user/favorites')
  await expect(page.getByRole('heading', { name: 'Ihre Abende' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/de/user/register')
  await expectAccessible(page)
  await page.getByLabel('Vorname').fill('Nora')
  await page.getByLabel('Nachname').fill('Neu')
  await page.getByLabel('E-Mail-Adresse').fill('nora@house.example')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('status').first()).toContainText('Wir haben Ihnen eine E-Mail geschickt')

  await page.goto(await linkFor(context, 'nora@house.example'))
  await expectAccessible(page)
  await page.getByLabel('Neues Passwort').fill('ein guter langer Satz')
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Neu' })).toBeVisible()
  await expectAccessible(page)

  // The favorites of the browser now belong to the account.
  await expect
    .poll(async () => (await context.request.get('/api/user-favorites')).json())
    .toEqual({ items: [expect.stringMatching(/^event:\d+$/)] })
  await page.goto('/de/user/favorites')
  await expect(page.getByRole('main')).toContainText(title)
  await expectAccessible(page)

  await page.goto('/de/user/settings')
  await expectAccessible(page)
  await expect(page.getByText('diese Sitzung')).toBeVisible()
  const leaving = page.locator('form', { has: page.getByRole('button', { name: 'Konto endgültig löschen' }) })
  await leaving.getByLabel('Ihr jetziges Passwort').fill('falsch geraten')
  await leaving.getByRole('button').click()
  await expect(leaving.getByLabel('Ihr jetziges Passwort')).toBeFocused()
  await leaving.getByLabel('Ihr jetziges Passwort').fill('ein guter langer Satz')
  await leaving.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Auf Wiedersehen' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste', exact: true })).toBeVisible()
})
