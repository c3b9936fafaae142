import { expect, expectAccessible, test } from '../support/browser.ts'

for (const [locale, query, heading, title, events, more] of [
  [
    'de',
    'wald',
    'Suchergebnisse für wald',
    'Suche: „wald“ · Haus Meridian',
    'Veranstaltungen',
    'Mehr aus dem Haus',
  ],
  [
    'en',
    'forest',
    'Search results for forest',
    'Search: “forest” · Haus Meridian',
    'Events',
    'More from the house',
  ],
] as const) {
  test(`1 §2 Search (${locale}): both groups with their counts, the words found marked`, async ({ page }) => {
    const answer = await page.goto(`/${locale}/search?q=${query}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'none')
    const found = await (await page.request.get(`/${locale}/api/search/?query=${query}`)).json()
    expect(found.events.count).toBeGreaterThan(0)
    expect(found.others.count).toBeGreaterThan(0)
    await expect(page.getByRole('status').first()).toContainText(String(found.count))
    const eventRows = page.getByRole('region', { name: events }).getByRole('article')
    // One row per production, with all its dates.
    await expect(eventRows.locator('time')).toHaveCount(Math.min(6, found.events.count))
    // Visible together: date, place, and the ticket link.
    const [{ url, event }] = found.events.results
    const links = eventRows.first().getByRole('link')
    await expect(links.first()).toHaveAttribute('href', url)
    await expect(links.last()).toHaveAttribute('href', event.ticket_url)
    await expect(eventRows.first()).toContainText(event.room.name)
    await expect(eventRows.first().locator('time').first()).toHaveAttribute(
      'datetime',
      found.events.results[0].date_start,
    )
    await expect(page.getByRole('region', { name: more }).getByRole('article').first()).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText(new RegExp(query, 'i'))
    await expectAccessible(page)
  })
}

test('from the overall result to all events, and from page to page', async ({ page }) => {
  await page.goto('/en/search?q=night')
  await page.getByRole('link', { name: /^All \d+ events/ }).click()
  await expect(page).toHaveURL('/en/search/events/1?q=night')
  const dates = page.getByRole('article').locator('time')
  await expect(dates).toHaveCount(10)
  const first = await dates.first().getAttribute('datetime')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeHidden()
  await expectAccessible(page)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/en/search/events/2?q=night')
  await expect(dates.first()).not.toHaveAttribute('datetime', first ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const groups = page.getByRole('navigation', { name: 'Narrow the results' })
  await expect(groups.getByRole('link', { name: /^Events/ })).toHaveAttribute('aria-current', 'page')
  await groups.getByRole('link', { name: /^More from the house/ }).click()
  await expect(page).toHaveURL('/en/search/others/1?q=night')
})

test('1 §4 Locale switch: the search goes with the visitor', async ({ page }) => {
  await page.goto('/de/search/others/1?q=antigone')
  await page.getByRole('button', { name: /^Sprache/ }).click()
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL('/en/search/others/1?q=antigone')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for antigone')
})

for (const [locale, message, mean] of [
  ['de', 'Ihre Suche ergab keine Treffer', 'Meinten Sie'],
  ['en', 'Your search did not return any results', 'Did you mean'],
] as const) {
  test(`1 §8 Translated texts: nothing found (${locale}): says so, and offers the closest words`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search?q=antigonenhaft`)
    await expect(page.getByRole('status').first()).toHaveText(message)
    await expectAccessible(page)
    const close = page.getByRole('region', { name: mean }).getByRole('link', { name: 'Antigone' })
    await close.click()
    await expect(page).toHaveURL(`/${locale}/search?q=Antigone`)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

for (const [locale, message, offer] of [
  ['de', 'Ihre Suche ergab keine Treffer', /^Meinten Sie Antigone\? \d+ Treffer dafür:$/],
  ['en', 'Your search did not return any results', /^Did you mean Antigone\? \d+ results for it:$/],
] as const) {
  test(`what is only guessed (${locale}) is no result: it says so, and leads to what it guessed`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search?q=antigonne`)
    await expect(page.getByRole('status').first()).toHaveText(message)
    await expect(page.getByText(offer)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Antigone', exact: true }).click()
    await expect(page).toHaveURL(`/${locale}/search?q=Antigone`)
    await expect(page.getByText(offer)).toBeHidden()
  })
}

test('nothing found in one group leads to the whole house', async ({ page }) => {
  await page.goto('/de/search/events/1?q=impressumsgarten')
  await page.getByRole('link', { name: 'Im ganzen Haus suchen' }).click()
  await expect(page).toHaveURL('/de/search?q=impressumsgarten')
})

test('without a text the screen asks for one, and offers places to begin', async ({ page }) => {
  for (const path of ['/de/search', '/de/search?q=', '/de/search?q=%20%20', '/de/search/events/3']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wonach suchen Sie?')
  }
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Programm' })).toHaveAttribute(
    'href',
    '/de/programm',
  )
})

test('a hostile text stays a text', async ({ page }) => {
  const hostile = '</title><script>alert(1)</script><img src=x onerror=alert(2)>'
  await page.goto(`/en/search?q=${encodeURIComponent(hostile)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${hostile}`)
  await expect(page).toHaveTitle(`Search: “${hostile}” · Haus Meridian`)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('no text is too long, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const query of ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'x'.repeat(3000), 'night', '']) {
    expect((await page.goto(`/de/search?q=${query}`))?.status()).toBe(200)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, query.slice(0, 20)).toBeLessThanOrEqual(0)
  }
})

test.describe('what there is not', () => {
  test.use({ allowedProblems: [/status of 404/] })

  test('3-readings, Routes: another category, or a page past the end, is a 404', async ({ page }) => {
    for (const path of [
      '/de/search/wald?q=wald',
      '/de/search/events/999?q=wald',
      '/en/search/events/0?q=night',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('results are readable, and their links and pages work', async ({ page }) => {
    await page.goto('/en/search?q=night')
    await expect(page.locator('mark').first()).toBeVisible()
    await page.getByRole('link', { name: /^All \d+ events/ }).click()
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click()
    await expect(page).toHaveURL('/en/search/events/2?q=night')
    await expect(page.getByRole('article').locator('time')).toHaveCount(10)
  })
})
