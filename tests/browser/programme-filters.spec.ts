import { expect, expectAccessible, test } from '../support/browser.ts'
import { countOf, KEYS, optionsOf, result, rows, shown, trigger } from '../support/programme.ts'

test('2 §4 Filter panel: every filter alone: chosen from its list, in the address, a chip, and gone again', async ({
  page,
}) => {
  await page.goto('/de/programm')
  const all = await result(page).textContent()
  for (const key of KEYS) {
    const [option] = await optionsOf(page, key)
    if (!option) throw new Error(`${key} has no options`)
    await trigger(page, key).click()
    await expect(page.getByRole('listbox')).toHaveCount(1)
    await page.getByRole('option', { name: option.name, exact: true }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page).toHaveURL(`/de/programm?${key}=${option.id}`)
    await expect(result(page)).toHaveText(shown(await countOf(page, `?${key}=${option.id}`)))
    await page
      .locator('main')
      .getByRole('link', { name: `${option.name} entfernen` })
      .click()
    await expect(page).toHaveURL('/de/programm')
    await expect(result(page)).toHaveText(all ?? '')
  }
})

test('2 §2 Event programme: any two filters together: a shared address gives the same view, rendered by the server', async ({
  page,
  request,
}) => {
  const first = Object.fromEntries(
    await Promise.all(KEYS.map(async (key) => [key, (await optionsOf(page, key))[0]?.id])),
  )
  for (const [place, a] of KEYS.entries()) {
    for (const b of KEYS.slice(place + 1)) {
      const search = `?${a}=${first[a]}&${b}=${first[b]}`
      const html = await (await request.get(`/de/programm${search}`)).text()
      const count = await countOf(page, search)
      expect(html, search).toContain(`>${shown(count)}<`)
      // Two chips, so there is a button to remove all.
      expect(html, search).toContain('Alle Filter zurücksetzen')
      expect(html.includes('Leider hat Ihre Auswahl kein Ergebnis geliefert'), search).toBe(count === 0)
    }
  }
})

test('2 §4 Filter panel: one list is open at a time; only options meant for it; choosing again clears', async ({
  page,
}) => {
  const options = await optionsOf(page, 'tag')
  await page.goto('/de/programm')
  await trigger(page, 'room').click()
  await trigger(page, 'tag').click()
  await expect(page.getByRole('listbox')).toHaveCount(1)
  await expect(page.getByRole('option')).toHaveText(options.map(({ name }) => name))
  await expect(trigger(page, 'room')).toHaveAttribute('aria-expanded', 'false')
  const height = () => page.getByRole('listbox').evaluate((list) => getComputedStyle(list).maxHeight)
  expect(await height(), '2 §9 Filter option list: 19.46rem').toBe('311.36px')
  await trigger(page, 'date').click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await height(), '2 §9 Filter option list: 16.4rem with the calendar').toBe('262.4px')
  await page.getByRole('option', { name: options[0]?.name ?? '' }).click()
  await expect(page).toHaveURL(/tag=/)
  await trigger(page, 'tag').click()
  await expect(page.getByRole('option', { selected: true })).toHaveText(options[0]?.name ?? '')
  await page.getByRole('option', { selected: true }).click()
  await expect(page).toHaveURL('/de/programm')
})

test('2 §2 Event programme: a second filter chosen while the first loads is added to it', async ({
  page,
}) => {
  await page.goto('/de/programm')
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/events/?*', async (route) => {
    await released
    await route.continue()
  })
  for (const [key, place] of [
    ['room', 0],
    ['type', 1],
  ] as const) {
    await trigger(page, key).click()
    await page.getByRole('option').nth(place).click()
    await expect(page.getByRole('link', { name: /entfernen$/ })).toHaveCount(place + 1)
  }
  letGo()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page).toHaveURL(/\?room=\d+&type=\d+$/)
})

test('by keyboard alone: a filter, a day, a chip', async ({ page }) => {
  await page.goto('/en/events')
  await trigger(page, 'genre').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Genre' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Remove Drama' })).toBeVisible()
  await expect(trigger(page, 'genre')).toBeFocused()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(trigger(page, 'genre')).toBeFocused()

  await trigger(page, 'date').focus()
  await page.keyboard.press('Enter')
  const today = page.getByRole('button', { name: /^Tuesday, 10 March 2026, today/ })
  await expect(today).toBeFocused()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('button', { name: /^Friday, 10 April 2026/ })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: /^Monday, 6 April 2026, no events/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page, 'a day without events cannot be chosen').not.toHaveURL(/date=/)
  const free = page.locator('[role=grid] td button:not([aria-disabled])').first()
  const name = (await free.getAttribute('aria-label')) ?? ''
  const steps = Number(/, (\d+) /.exec(name)?.[1]) - 6
  const key = steps > 0 ? 'ArrowRight' : 'ArrowLeft'
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(key)
  await expect(free).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/date=\d\d-04-2026&genre=/)
  // One chip and a changed date: both can be removed at once.
  await page.getByRole('link', { name: 'Reset all' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/events')
})

test('2 §2 Event programme: a link to a filtered third day shows that day first, with its chips', async ({
  page,
}) => {
  const [room] = await optionsOf(page, 'room')
  const answer = await page.request.get(`/de/api/events/?room=${room?.id}&page_size=50`)
  const { results } = (await answer.json()) as { results: { day: string }[] }
  const third = [...new Set(results.map(({ day }) => day))][2] ?? ''
  await page.goto(`/de/programm?date=${third.split('-').reverse().join('-')}&room=${room?.id}`)
  await expect(page.locator('main section[aria-labelledby] time').first()).toHaveAttribute('datetime', third)
  const chips = page.getByRole('list', { name: 'Ausgewählt' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  const [, month, day] = third.split('-').map(Number)
  await expect(
    chips.nth(0),
    '3-readings, Decided after it was used, attacked and read, Programme from and until',
  ).toHaveAccessibleName(`ab ${day}.${month}. entfernen`)
  await expect(chips.nth(1)).toHaveAccessibleName(`${room?.name} entfernen`)
  await expect(chips.nth(2)).toHaveText('Alle Filter zurücksetzen')
})

test.describe('2 §8 Invalid event query', () => {
  test.use({ allowedProblems: [/404/] })
  for (const search of ['room=abc', 'date=31-02-2026', 'genre=1.5', 'date=2026-03-10']) {
    test(`${search} leads to the error page`, async ({ page, request }) => {
      const answer = await request.get(`/en/events?${search}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([302, '/en/404'])
      await page.goto(`/en/events?${search}`)
      await expect(page).toHaveURL('/en/404')
    })
  }
})

test('2 §4 Filter panel: chips come and go at every width, and the list stays where it is', async ({
  page,
}) => {
  const tops: Record<number, (number | undefined)[]> = { 390: [], 820: [], 1440: [] }
  for (const search of ['', '?room=1', '?room=1&type=30', '?room=1&type=30&date=13-03-2026']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/de/programm${search}`)
    for (const [width, found] of Object.entries(tops)) {
      await page.setViewportSize({ width: Number(width), height: 844 })
      // Another font may still load at this width, and be half a pixel taller.
      await page.evaluate(() => document.fonts.ready)
      found.push((await page.locator('main section[data-look]').first().boundingBox())?.y)
    }
  }
  const reset = page.getByRole('link', { name: 'Alle Filter zurücksetzen' })
  for (const [width, found] of Object.entries(tops)) {
    expect(found, `${width} px`).toEqual(Array(4).fill(found[0]))
    await page.setViewportSize({ width: Number(width), height: 844 })
    // The last control of the line can always be scrolled into view.
    await reset.blur()
    await reset.focus()
    await expect(reset).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(Number(width))
  }
})

test('2 §2 Nothing found: the words, and a button that takes the filters back', async ({ page }) => {
  await page.goto('/en/events?room=1&genre=2000000000')
  await expect(page.locator('main')).toContainText(
    'Unfortunately, your selection did not produce any result. Please delete one of the filters or try a different combination',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/en/events')
  await expect(rows(page)).not.toHaveCount(0)
})

test('2 §4 Filter panel: on a phone the filters are a modal: none, calendar, filter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/de/programm')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const filter = page.locator('main button[aria-haspopup=dialog]').last()
  await filter.click()
  const dialog = page.getByRole('dialog', { name: 'Filter' })
  await dialog.getByRole('button', { name: 'Art' }).click()
  await expectAccessible(page)
  await dialog.getByRole('option', { name: 'Konzert' }).click()
  await expect(page).toHaveURL('/de/programm?type=20')
  await expect(dialog.getByRole('link', { name: 'Konzert entfernen' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Ergebnis zeigen: \d+ Veranstaltung/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(filter).toBeFocused()
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog', { name: 'Datum' }).getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.locator('[role=grid] td button:not([aria-disabled])').last().click()
  await expect(page).toHaveURL(/date=\d\d-03-2026&type=20/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('2 §4 Filter panel: chips are links to the list without them', async ({ page }) => {
    await page.goto('/de/programm?room=1&type=30')
    const chips = page.getByRole('list', { name: 'Ausgewählt' }).getByRole('link')
    await chips.first().click()
    await expect(page).toHaveURL('/de/programm?type=30')
    await chips.first().click()
    await expect(page).toHaveURL(/\/de\/programm\??$/)
    await expect(chips).toHaveCount(0)
  })
})

test('2 §4 Filter panel: on a phone every option stands in one column that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/programm')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  let longest = 0
  for (const key of KEYS) {
    const button = page.getByRole('dialog').locator(`[data-filter="${key}"]`)
    await button.click()
    const list = page.getByRole('listbox')
    const { hidden, count } = await list.evaluate((box) => ({
      hidden: box.scrollWidth - box.clientWidth,
      count: box.querySelectorAll('[role="option"]').length,
    }))
    expect(hidden, key).toBe(0)
    longest = Math.max(longest, count)
    await page.keyboard.press('End')
    await expect(list.getByRole('option').last()).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(list).toHaveCount(0)
  }
  expect(longest, 'more than the height of the list holds').toBeGreaterThan(7)
})
