import { expect, expectAccessible, test } from '../support/browser.ts'
import { LOGINS } from '../support/logins.ts'

test.use({ allowedProblems: [/status of 401/] })

test('1 §4 Login: whoever comes to edit and is not logged in is offered the login, and comes back', async ({
  page,
}) => {
  await page.goto('/de/besuch?edit')
  const offer = page.getByRole('dialog', { name: 'Sie sind nicht angemeldet' })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Nur lesen' }).click()
  await expect(offer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.reload()
  await offer.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(LOGINS.editor.email)
  await page.getByLabel('Passwort').fill(LOGINS.editor.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/de/besuch?edit')
  await expect(page.locator('[data-editor-tools]')).toBeAttached()
  await expect(offer).toBeHidden()
})

test('1 §4 Login: whoever only reads is offered nothing', async ({ page }) => {
  await page.goto('/en/visit')
  await page.mouse.move(5, 5)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
