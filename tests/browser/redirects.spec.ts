import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser.ts'

// Refusals are tested here, and one redirect leads to another site on purpose.
test.use({ allowedProblems: [/status of (401|404)|elsewhere\.example/] })

const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    Object.assign(window, { stillTheSamePage: true })
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) Object.assign(link, { href: address, textContent: 'Weiter' })
    link?.click()
  }, href)
const isSamePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in window)

for (const [from, old, to] of [
  ['/de', '/de/anfahrt', '/de/besuch'],
  ['/en', '/en/getting-here', '/en/visit'],
] as const) {
  test(`1 §4 Redirects: within the page, ${old} leads to ${to}`, async ({ page }) => {
    await openAlive(page, from)
    await follow(page, old)
    await expect(page).toHaveURL(to)
    expect(await isSamePage(page)).toBe(true)
  })

  test(`1 §4 Redirects: asked for directly, ${old} leads to ${to}`, async ({ page }) => {
    await page.goto(old)
    await expect(page).toHaveURL(to)
  })
}

test('1 §5 Redirect paths: a redirect that leads off the site leaves it', async ({ page }) => {
  await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'elsewhere' }))
  await page.route(/pageeditor-api\/redirect/, (route) =>
    route.fulfill({ json: { data: [{ old_path: '/de/haus', new_path: 'https://elsewhere.example/' }] } }),
  )
  await openAlive(page, '/de')
  const left = page.waitForRequest('https://elsewhere.example/')
  await follow(page, '/de/haus')
  await left
})
test('1 §4 Version preview: a link with v leads a visitor to the page without it', async ({ page }) => {
  await openAlive(page, '/de')
  await follow(page, '/de/haus?v=1')
  await expect(page).toHaveURL('/de/haus')
})

test('3-readings, Routes: an alias is followed within the page too', async ({ page }) => {
  await openAlive(page, '/en')
  await follow(page, '/de/profil')
  // That screen redirects visitors without a session to the login.
  await expect(page).toHaveURL('/de/user/login?next=%2Fde%2Fuser%2Fprofile')
})

test('3-readings, Routes: a visitor at /cms-hub logs in and is there', async ({ page }) => {
  await page.goto('/cms-hub')
  await expect(page).toHaveURL('/de/user/login?next=%2Fcms-hub')
})
