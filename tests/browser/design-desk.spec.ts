import { test } from '../support/back-office.ts'
import { expect, expectAccessible } from '../support/browser.ts'

// A brand that cannot be read is refused with a 400, which the browser writes to its console.
test.use({ allowedProblems: [/status of 400/] })

test('Design desk: what visitors get stands side by side, what cannot be read is refused, and a brand is published', async ({
  page,
  login,
  browser,
  baseURL,
}) => {
  await login('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/settings/brand/add/')
  const preview = page.getByRole('region', { name: 'So wird es aussehen' })
  for (const title of ['Startseite', 'Programm', 'Ein Artikel', 'Ein Brief', 'Eine Karte'])
    await expect(preview.locator(`iframe[title="${title}"]`), title).toBeAttached()
  await expect(
    preview.frameLocator('iframe[title="Eine Karte"]').getByText('Reihe 5, Platz 12'),
  ).toBeAttached()
  await expect(preview.frameLocator('iframe[title="Ein Brief"]').getByText('Passwort wählen')).toBeAttached()

  await page.getByLabel('Name für die Redaktion').fill('Herbst')
  await page.getByLabel('Ecken der Knöpfe').selectOption({ label: 'Rund' })
  await page.getByLabel('Abstände').selectOption({ label: 'Weit' })
  await expect(preview.frameLocator('iframe[title="Startseite"]').locator('html')).toHaveAttribute(
    'style',
    /--density:\s*1\.3/,
  )
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll, `nothing sticks out at ${width} px`).toBeLessThanOrEqual(client)
    await expectAccessible(page)
  }
  await page.getByLabel('Veröffentlicht').check()
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
  await expect(page).toHaveURL(/\/brand\/\d+\/change\//)

  const visitor = await browser.newPage({ baseURL: String(baseURL) })
  await visitor.goto('/de')
  await expect(visitor.locator('html')).toHaveAttribute('style', /--density:\s*1\.3/)
  await expectAccessible(visitor)
  await visitor.close()
})
