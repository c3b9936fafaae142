import { expect, expectAccessible, test } from '../support/browser.ts'
import { countOf, result, rows, shown, trigger } from '../support/programme.ts'

for (const [width, path] of [
  [320, '/en/events'],
  [390, '/de/programm'],
  [820, '/en/events'],
  [1440, '/de/programm'],
] as const) {
  test(`the days at ${width} px: a quick choice is its days alone, a day is the list from it on`, async ({
    page,
  }) => {
    const isGerman = path.startsWith('/de')
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    const rail = page.getByRole('navigation', { name: isGerman ? 'Tage' : 'Days', exact: true })
    await expectAccessible(page)
    await rail.getByRole('link', { name: isGerman ? 'Wochenende' : 'Weekend' }).click()
    await expect(page).toHaveURL(`${path}?date=14-03-2026&until=15-03-2026`)
    await expect(
      page.locator('main section[aria-labelledby] time[datetime="2026-03-14"]').first(),
    ).toBeVisible()
    await expect(page.locator('main section[aria-labelledby] time[datetime="2026-03-17"]')).toHaveCount(0)
    await expect(rail.locator('[aria-current]')).toHaveCount(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await rail
      .getByRole('link', { name: isGerman ? /^Mittwoch, 18. März 2026/ : /^Wednesday, 18 March 2026/ })
      .click()
    await expect(page).toHaveURL(`${path}?date=18-03-2026`)
    await expect(
      rail.getByRole('link', {
        name: isGerman ? /^Dienstag, 17. März 2026, keine/ : /^Tuesday, 17 March 2026, no/,
      }),
    ).toHaveCount(0)
    await expect(
      rail.getByRole('link', {
        name: isGerman ? /^Montag, 16. März 2026, keine/ : /^Monday, 16 March 2026, no/,
      }),
    ).toHaveCount(1)
  })
}

test('every option says how many events it leaves, and several of a filter are alternatives', async ({
  page,
}) => {
  await page.goto('/de/programm')
  await trigger(page, 'language').click()
  const list = page.getByRole('listbox', { name: 'Sprache' })
  const english = list.getByRole('option', { name: 'Englisch', exact: true })
  const count = await countOf(page, '?language=en')
  await expect(english).toHaveAttribute('data-count', String(count))
  await english.click()
  await expect(result(page)).toHaveText(shown(count))
  await trigger(page, 'language').click()
  await list.getByRole('option', { name: 'Ohne Sprache', exact: true }).click()
  await expect(page).toHaveURL('/de/programm?language=en&language=none')
  await expect(result(page)).toHaveText(shown(await countOf(page, '?language=en&language=none')))
  await expectAccessible(page)
})

test('with a wheelchair and for little money, in two taps each on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/events')
  await page.locator('main button[aria-haspopup=dialog]').last().click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  for (const [name, option] of [
    ['Access', 'With a wheelchair'],
    ['Price', 'Up to €10'],
  ] as const) {
    await dialog.getByRole('button', { name }).click()
    await expectAccessible(page)
    await dialog.getByRole('option', { name: option, exact: true }).click()
  }
  await expect(page).toHaveURL('/en/events?access=wheelchair&price_max=10')
  await expect(dialog.getByRole('link', { name: 'Remove Up to €10' })).toBeVisible()
})

test('from – to: two days typed are the days of the list', async ({ page }) => {
  await page.goto('/en/events')
  await trigger(page, 'date').click()
  const range = page.getByRole('form', { name: 'From – to' })
  await range.getByLabel('From').fill('2026-03-20')
  await range.getByLabel('Until').fill('2026-03-18')
  await range.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/en/events?date=18-03-2026&until=20-03-2026')
  await expect(page.getByRole('link', { name: 'Remove 18 Mar to 20 Mar' })).toBeVisible()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('the days are links, and an empty result names the filters to drop', async ({ page }) => {
    await page.goto('/en/events')
    await page
      .getByRole('navigation', { name: 'Days', exact: true })
      .getByRole('link', { name: 'Tomorrow' })
      .click()
    await expect(page).toHaveURL('/en/events?date=11-03-2026&until=11-03-2026')
    await page.goto('/en/events?date=11-03-2026&until=11-03-2026&access=relaxed')
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('link', { name: /^Without “Relaxed performance”: \d+ events$/ }).click()
    await expect(page).toHaveURL('/en/events?date=11-03-2026&until=11-03-2026')
    await expect(rows(page)).not.toHaveCount(0)
  })
})

test('an empty result names the filters to drop, also once the page is alive', async ({ page }) => {
  await page.goto('/de/programm?date=11-03-2026&until=11-03-2026&access=relaxed')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^An anderen Tagen: \d+ Veranstaltung/ }).click()
  await expect(page).toHaveURL('/de/programm?access=relaxed')
  await expect(rows(page)).not.toHaveCount(0)
})

test('a search for words of a filter leads to the programme under it', async ({ page }) => {
  for (const [path, words, search] of [
    ['/de/search?q=rollstul', /^Im Programm: Mit Rollstuhl – \d+ Veranstaltungen$/, 'access=wheelchair'],
    ['/en/search?q=tonight', /^In the programme: Today – \d+ events?$/, 'date=10-03-2026&until=10-03-2026'],
  ] as const) {
    await page.goto(path)
    await expectAccessible(page)
    await page.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(new RegExp(`\\?${search}$`))
    await expect(rows(page)).not.toHaveCount(0)
  }
})
