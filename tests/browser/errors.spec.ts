import { expect, expectAccessible, test } from '../support/browser.ts'

test.use({ allowedProblems: [/status of (404|500|503)/] })

for (const [path, message, home] of [
  ['/de/gibt-es-nicht', 'Diese Seite wurde nicht gefunden', 'Zur Startseite'],
  ['/en/not-there', 'This page could not be found', 'Go back to home'],
] as const) {
  test(`1 §8 ${path}: 404 with its message as title and a way home`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(message)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
    await expectAccessible(page)
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(path.slice(0, 3))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message)
  })
}

test('1 §8 a page that is gone when the visitor goes there shows the same 404', async ({ page }) => {
  await page.route(/pageeditor-api\/page\/haus/, (route) =>
    route.fulfill({ status: 404, json: { detail: '404 Nicht gefunden', code: 'not_found' } }),
  )
  await page.goto('/de')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Das Haus' }).click()
  await expect(page).toHaveTitle('Diese Seite wurde nicht gefunden')
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
})

test('1 §4 Site online check: settings that fail on a language change show 503', async ({ page }) => {
  await page.route(/\/en\/pageeditor-api\/settings/, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/de')
  await page.getByRole('button', { name: 'Sprache' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveTitle('Website offline')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website offline')
  await expectAccessible(page)
})
