import { test } from '../support/back-office.ts'
import { expect } from '../support/browser.ts'

test('the first steps can be left and found again, and lead to the screens where they are taken', async ({
  page,
  login,
}) => {
  await login('admin')
  await page.goto('/admin/')
  const steps = page.getByRole('region', { name: 'Erste Schritte' })
  const toggle = steps.getByRole('button', { name: /^(Anzeigen|Ausblenden)$/ })
  await expect(toggle).toBeVisible()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect(steps.getByRole('listitem')).toHaveCount(13)

  await toggle.click()
  await expect(steps.getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await expect(toggle, 'it stays closed').toHaveAttribute('aria-expanded', 'false')
  await toggle.click()

  await steps.getByRole('button', { name: 'Sicherung: als erledigt abhaken' }).click()
  const again = steps.getByRole('button', { name: 'Sicherung: wieder öffnen' })
  await again.click()
  await expect(again).toHaveCount(0)

  await steps.getByRole('button', { name: 'Testbrief an mich senden' }).click()
  await expect(steps.getByRole('status')).toContainText('Es ist kein Mailserver eingestellt.')

  await steps.getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/admin\/pages\/legaltext\/\d+\/change\/$/)
  await page.goBack()
  await expect(steps.getByRole('listitem')).toHaveCount(13)
})

test('the form of a legal text names the gaps that keep it from visitors', async ({ page, login }) => {
  await login('admin')
  await page.route(/\/api\/admin\/legal-gaps/, async (route) => {
    const answer = await route.fetch()
    // Of whichever text is open.
    const data = [1, 2, 3].map((id) => ({ id, locale: 'de', gaps: ['[Ihre Telefonnummer]'] }))
    await route.fulfill({ response: answer, json: { data } })
  })
  await page.goto('/admin/')
  const steps = page.getByRole('region', { name: 'Erste Schritte' })
  const toggle = steps.getByRole('button', { name: /^(Anzeigen|Ausblenden)$/ })
  await expect(toggle).toBeVisible()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await steps.getByRole('link', { name: 'Datenschutzerklärung' }).click()
  await expect(
    page.getByText(/^Deutsch: Besucher lesen diesen Text, sobald .*\[Ihre Telefonnummer\]$/),
  ).toBeVisible()
})
