import { expect, expectAccessible, test } from '../support/browser.ts'
import { LOGINS } from '../support/logins.ts'

for (const scripting of [true, false]) {
  test.describe(scripting ? 'with scripting' : '3-readings, Routes: without scripting', () => {
    test.use({ javaScriptEnabled: scripting, allowedProblems: [/status of (400|401)/] })

    test('an editor logs in and is led on', async ({ page, context }) => {
      await page.goto('/en/user/login?next=/en/house')
      await page.getByLabel('E-mail address').fill(LOGINS.editor.email)
      await page.getByLabel('Password').fill(LOGINS.editor.password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL('/en/house')
      const session = (await context.cookies()).find(({ name }) => name === 'sessionid')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
      const user = await context.request.get('/en/pageeditor-api/user')
      expect(await user.json()).toMatchObject({ email: LOGINS.editor.email, is_logged_in: true })

      await page.goto('/en/user/login')
      await page.locator('main').getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
      expect((await context.request.get('/en/pageeditor-api/user')).status()).toBe(401)
    })

    test('a wrong password is refused in words, and the address typed is kept', async ({ page }) => {
      await page.goto('/de/user/login')
      await page.getByLabel('E-Mail-Adresse').fill('niemand@test.example')
      await page.getByLabel('Passwort').fill('falsch')
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page.getByRole('alert').first()).toHaveText('E-Mail-Adresse oder Passwort stimmen nicht.')
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('niemand@test.example')
      await expect(page.getByLabel('Passwort')).toBeFocused()
      if (scripting) await expectAccessible(page)
    })

    test('1 §5 Form fields: empty ones say so, each at its place', async ({ page }) => {
      await page.goto('/de/user/login')
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page.getByLabel('Passwort')).toHaveAccessibleDescription('Dieses Feld ist erforderlich!')
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
      if (scripting) await expectAccessible(page)
    })
  })
}
