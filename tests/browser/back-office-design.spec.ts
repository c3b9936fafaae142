import { test } from '../support/back-office.ts'
import { expect } from '../support/browser.ts'

// The preview of invalid values is a 400, which the browser writes to its console.
test.use({ allowedProblems: [/status of 400/] })

test('Back-office: the design is shown while it is typed, beside its form, and to nobody else', async ({
  page,
  login,
  browser,
  baseURL,
}) => {
  await login('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/settings/design/1/change/')
  const preview = page.getByRole('region', { name: 'So wird es aussehen' })
  const site = preview.frameLocator('iframe')
  await expect(site.getByRole('contentinfo')).toBeAttached()
  await expect(site.locator('h1').first(), 'with the styles of the site').toHaveCSS(
    'font-family',
    /Bricolage/,
  )
  const [form, beside] = [await page.locator('form').first().boundingBox(), await preview.boundingBox()]
  expect(beside?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0))

  const address = 'https://hinweise.example/vorschau'
  await page.getByLabel('Hinweisgeberschutz').fill(address)
  await expect(site.locator(`a[href="${address}"]`)).toBeAttached()
  const button = site.locator('nav[aria-label="Programm und Karten"]')
  await expect(button).toBeAttached()
  await page.getByLabel('Kartenknopf immer sichtbar').uncheck()
  await expect(button).toHaveCount(0)

  // With an invalid value the last preview stays, with a message.
  await page.getByLabel('Schreibweise des Datums').fill('')
  await expect(preview.getByText(/lässt es sich nicht zeigen/)).toBeVisible()
  await expect(site.locator(`a[href="${address}"]`)).toBeAttached()

  // A link opens the preview of its target, with the same design.
  await page.getByLabel('Schreibweise des Datums').fill('D.M.')
  await site.locator('a[href="/de/haus"]').first().dispatchEvent('click')
  await expect(preview.getByText('/de/haus', { exact: true })).toBeVisible()
  await expect(site.locator(`a[href="${address}"]`)).toBeAttached()

  const visitor = await browser.newPage({ baseURL: String(baseURL) })
  expect(await (await visitor.goto('/de/haus'))?.text()).not.toContain(address)
  await visitor.close()
})
