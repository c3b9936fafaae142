import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAlive } from '../support/browser.ts'
import { walkThrough } from '../support/house-walk.ts'
import { TEST_TIME } from '../support/logins.ts'

const test = walkThrough({ house: 'tannery', locale: 'en', sells: false })

// The page that is missing.
test.use({ allowedProblems: [/status of 404/] })

/** Everything of a first page but its faces, in kB as it is sent. */
const ALLOWED = 60

for (const width of [390, 820, 1440]) {
  test(`residencies, one of them, words, search and a missing page are accessible at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      'residencies',
      'residencies/the-cold-months',
      'do-it-here',
      'search?q=noise',
      'nowhere',
    ]) {
      await page.goto(`/en/${path}`, { waitUntil: 'load' })
      await expect(page.locator('h1')).toHaveCount(1)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, `${path} is not wider than the window`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })
  test('home and the wall are accessible', async ({ page }) => {
    for (const path of ['/en', '/en/events']) {
      await page.goto(path, { waitUntil: 'load' })
      await expectAccessible(page)
    }
  })
})

test('a first page is light: its scripts wait for the first use of a control, and the press is not lost', async ({
  page,
}) => {
  const sent = await countBytes(page)
  await page.goto('/en', { waitUntil: 'networkidle' })
  expect(sent.scripts, 'no script').toBe(0)
  expect(sent.all / 1024).toBeLessThan(ALLOWED)
  await page.goto('/en/events', { waitUntil: 'load' })
  const button = page.getByRole('main').getByRole('button', { name: 'Genre' })
  await button.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(sent.scripts).toBeGreaterThan(0)
})

async function countBytes(page: Page) {
  const sent = { all: 0, scripts: 0 }
  const faces = new Set<string>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.mimeType.startsWith('font/')) faces.add(requestId)
    if (type === 'Script') sent.scripts++
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!faces.has(requestId)) sent.all += encodedDataLength
  })
  return sent
}

test('an open call says until when, and where to write', async ({ page }) => {
  // The browser looks at its own day.
  await page.clock.setSystemTime(TEST_TIME)
  await openAlive(page, '/en')
  const call = page.getByRole('complementary').filter({ hasText: 'Open call until' })
  await expect(call.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('the zine is a PDF of two pages with the evenings of the month', async ({ page, request }) => {
  await page.goto('/en', { waitUntil: 'load' })
  const link = await page.getByRole('link', { name: /PDF/ }).getAttribute('href')
  const answer = await request.get(String(link))
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await answer.body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})
