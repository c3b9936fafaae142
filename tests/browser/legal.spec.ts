import { expect, expectAccessible, test } from '../support/browser.ts'

for (const [path, heading, section] of [
  ['/de/agb', 'Allgemeine Geschäftsbedingungen', '4. Rückgabe'],
  ['/en/terms', 'Terms and conditions', '4. Returns'],
  ['/de/datenschutz', 'Datenschutz', 'Notwendige Cookies'],
  ['/en/privacy', 'Privacy policy', 'Necessary cookies'],
  ['/de/impressum', 'Impressum', 'Kontakt'],
  ['/en/imprint', 'Imprint', 'Contact'],
] as const) {
  test(`1 §2 Screens and routes, ${path}: the text with its sections, a table of contents and the day of its last change`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    const isGerman = path.startsWith('/de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Haus Meridian`)
    await expect(page.getByText(isGerman ? 'Zuletzt geändert am' : 'Last changed on')).toContainText(
      isGerman ? '10. März 2026' : '10 March 2026',
    )
    await expectAccessible(page)
    const contents = page.getByRole('navigation', { name: isGerman ? 'Inhalt' : 'Contents' })
    await contents.getByRole('link', { name: section }).click()
    const target = page.getByRole('heading', { level: 2, name: section })
    await expect(target).toBeInViewport()
    const id = await target.getAttribute('id')
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`)
  })
}

test('the three lead to each other', async ({ page }) => {
  await page.goto('/de/agb')
  const others = page.getByRole('navigation', { name: 'Weitere Rechtstexte' })
  await expect(others.getByRole('link')).toHaveText(['Datenschutz', 'Impressum'])
  await others.getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/de/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('no word breaks and nothing scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/de/agb')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return range.getClientRects().length
  })
  expect(lines).toBe(2)
})

test('on paper there is the text alone', async ({ page }) => {
  await page.goto('/en/terms')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: '7. Disputes' })).toBeVisible()
})

test('on paper a link says its whole address', async ({ page }) => {
  await page.goto('/de/abonnement')
  await page.emulateMedia({ media: 'print' })
  const link = page.getByRole('main').locator('p a[href="/de/abonnements"]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed.replace(/["\s]/g, '')).toMatch(/^\(https?:\/\/[^/]+\/de\/abonnements\)$/)
})

test('on paper a link in a list of a text says its address', async ({ page }) => {
  await page.goto('/de/besuch')
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('[data-rich-text] li a[href^="mailto:"]').first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain('mailto:')
})

test('the accessibility statement is a page of its own', async ({ page }) => {
  for (const [path, text] of [
    ['/de/barrierefreiheit', 'WCAG 2.2'],
    ['/en/accessibility', 'WCAG 2.2'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('main')).toContainText(text)
  }
  await expectAccessible(page)
})

test.describe('1 §2 Not found', () => {
  test.use({ allowedProblems: [/status of 404/] })

  test('/de/404 and /en/404 show the not-found screen with its status', async ({ page }) => {
    for (const [path, message] of [
      ['/de/404', 'Diese Seite wurde nicht gefunden'],
      ['/en/404', 'This page could not be found'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    }
  })
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the contents lead to their sections', async ({ page }) => {
    await page.goto('/de/datenschutz')
    await page.getByRole('link', { name: 'Formulare' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Formulare' })).toBeInViewport()
  })
})
