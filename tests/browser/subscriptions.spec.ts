import { expect, expectAccessible, openAlive, test } from '../support/browser.ts'

test('3-readings, Routes: /abonnements answers 302 to the German table', async ({ page }) => {
  const answer = await page.request.get('/abonnements', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/de/abonnements')
})

for (const [path, columns, name, price] of [
  [
    '/de/abonnements',
    ['Vorstellungen', 'Abonnement', 'Termine', 'Reihe', 'Inbegriffen', 'Preise', 'So buchen Sie'],
    'Premieren-Abonnement',
    ['Parkett', '216 €', 'ermäßigt 130 €', 'Rang', '144 €'],
  ],
  [
    '/en/subscriptions',
    ['Performances', 'Subscription', 'Dates', 'Series', 'Included', 'Prices', 'How to book'],
    'Opening Night Subscription',
    ['Stalls', '€216', 'concessions €130', 'Balcony', '€144'],
  ],
] as const) {
  test(`1 §2 Subscriptions table: ${path} is a table at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    expect((await page.goto(path))?.status()).toBe(200)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText([...columns])
      await expect(table.getByRole('rowheader')).toHaveCount(4)
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
      for (const text of price) await expect(row.getByRole('cell').filter({ hasText: text })).toHaveCount(1)
      await expect(row.getByRole('cell').first()).toHaveText('6')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
}

test('1 §2 Subscriptions table: set as cards, it is a table to the browser by its elements alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/de/abonnements')
  await expect(page.locator('table[role], table :is(thead, tbody, tr, th, td)[role]')).toHaveCount(0)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  expect(['table', 'row', 'columnheader', 'rowheader'].map(count)).toEqual([1, 5, 7, 4])
})

test('a subscription leads to its series, and all of them to the box office that sells them', async ({
  page,
}) => {
  await page.goto('/de/abonnements')
  const row = page.getByRole('row', { name: /Mittags-Abonnement/ })
  await expect(row.getByRole('link', { name: 'Mittagskonzerte' })).toHaveAttribute('href', /^\/de\/series\//)
  const boxOffice = page.getByRole('table').getByRole('link', { name: 'An der Kasse' })
  await expect(boxOffice).toHaveCount(4)
  await expect(boxOffice.first()).toHaveAttribute('href', '/de/besuch')
})

test('without a single subscription the screen says so', async ({ page }) => {
  await page.route(/\/api\/subscriptions\//, (route) => route.fulfill({ json: { data: [] } }))
  await openAlive(page, '/en/subscriptions')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: /Deutsch/ }).click()
  await expect(page.getByText('Zurzeit bieten wir keine Abonnements an.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is there', async ({ page }) => {
    await page.goto('/abonnements')
    await expect(page).toHaveURL('/de/abonnements')
    await expect(page.getByRole('rowheader', { name: /Familien-Abonnement/ })).toBeVisible()
  })
})

for (const width of [320, 390]) {
  test(`the headline of the subscriptions is one whole word on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/de/abonnements')
    const { lines, room } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      const style = getComputedStyle(heading)
      return {
        lines: words.getClientRects().length,
        room: heading.clientHeight - parseFloat(style.paddingBottom) - parseFloat(style.lineHeight) * 1.5,
      }
    })
    expect(lines).toBe(1)
    expect(room, 'no empty line below it').toBeLessThan(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
