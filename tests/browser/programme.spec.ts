import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser.ts'

const KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const
type Key = (typeof KEYS)[number]
const CALLS: Record<Key, string> = {
  room: 'rooms',
  type: 'exhibition-types',
  tag: 'event-tags',
  series: 'series',
  genre: 'genres',
}

interface Option {
  id: number
  slug?: string
  name: string
  show_in_filter?: boolean
}

/** The options of a filter as the server gives them, without those that are not to be shown. */
async function optionsOf(page: Page, key: Key): Promise<{ id: number; name: string }[]> {
  const answer = await page.request.get(`/de/api/${CALLS[key]}/`)
  const { data } = (await answer.json()) as { data: Option[] }
  return data
    .filter((option) => option.show_in_filter !== false)
    .map(({ id, slug, name }) => ({ id: key === 'type' ? Number(slug) : id, name }))
}

async function countOf(page: Page, search: string): Promise<number> {
  return ((await (await page.request.get(`/de/api/events/${search}`)).json()) as { count: number }).count
}

const trigger = (page: Page, key: string) => page.locator(`main [data-filter=${key}]`)
/** A click as a hand makes it: Playwright's own scrolls the page before, as if the bar were not in sight. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}
const rows = (page: Page) => page.locator('main section[aria-labelledby] article')
const result = (page: Page) => page.locator('main').getByRole('status').first()
const shown = (count: number) => (count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`)

for (const [width, path] of [
  [390, '/de/programm'],
  [820, '/en/events'],
  [1440, '/de/programm'],
] as const) {
  test(`2 §2 ${path} at ${width} px is whole, silent and accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(rows(page)).not.toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test('2 §4 every filter alone: chosen from its list, in the address, a chip, and gone again', async ({
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
      .getByRole('button', { name: `${option.name} entfernen` })
      .click()
    await expect(page).toHaveURL('/de/programm')
    await expect(result(page)).toHaveText(all ?? '')
  }
})

test('2 §2 any two filters together: a shared address gives the same view, rendered by the server', async ({
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
      // Two chips, so there is a way to remove all.
      expect(html, search).toContain('Alle Filter zurücksetzen')
      expect(html.includes('Leider hat Ihre Auswahl kein Ergebnis geliefert'), search).toBe(count === 0)
    }
  }
})

test('2 §4 one list is open at a time; only options meant for it; choosing again clears', async ({
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
  expect(await height(), '2 §9 19.46rem').toBe('311.36px')
  await trigger(page, 'date').click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await height(), '2 §9 16.4rem with the calendar').toBe('262.4px')
  await page.getByRole('option', { name: options[0]?.name ?? '' }).click()
  await expect(page).toHaveURL(/tag=/)
  await trigger(page, 'tag').click()
  await expect(page.getByRole('option', { selected: true })).toHaveText(options[0]?.name ?? '')
  await page.getByRole('option', { selected: true }).click()
  await expect(page).toHaveURL('/de/programm')
})

test('by keyboard alone: a filter, a day, a chip', async ({ page }) => {
  await page.goto('/en/events')
  await trigger(page, 'genre').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Genre' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Drama' })).toBeVisible()
  await expect(trigger(page, 'genre')).toBeFocused()
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
  const free = page.locator('[role=gridcell] button:not([aria-disabled])').first()
  const name = (await free.getAttribute('aria-label')) ?? ''
  const steps = Number(/, (\d+) /.exec(name)?.[1]) - 6
  const key = steps > 0 ? 'ArrowRight' : 'ArrowLeft'
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(key)
  await expect(free).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/date=\d\d-04-2026&genre=/)
  // One chip and a changed date: now everything can be taken back at once.
  await page.getByRole('button', { name: 'Reset all' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/events')
})

test('2 §2 a link to a filtered third day shows that day first, with its chips', async ({ page }) => {
  const [room] = await optionsOf(page, 'room')
  const answer = await page.request.get(`/de/api/events/?room=${room?.id}&page_size=50`)
  const { results } = (await answer.json()) as { results: { day: string }[] }
  const third = [...new Set(results.map(({ day }) => day))][2] ?? ''
  await page.goto(`/de/programm?date=${third.split('-').reverse().join('-')}&room=${room?.id}`)
  await expect(page.locator('main section[aria-labelledby] time').first()).toHaveAttribute('datetime', third)
  const chips = page.getByRole('list', { name: 'Ausgewählt' }).getByRole('button')
  await expect(chips).toHaveCount(3)
  await expect(chips.nth(1)).toHaveAccessibleName(`${room?.name} entfernen`)
  await expect(chips.nth(2)).toHaveText('Alle Filter zurücksetzen')
})

test('2 §4 pages come by themselves, then on request; the footer can be reached', async ({ page }) => {
  await page.goto('/de/programm')
  await expect(rows(page)).toHaveCount(20)
  const down = () => page.locator('footer').scrollIntoViewIfNeeded()
  // How many come at one go depends on how high the rows of a day are.
  await expect.poll(() => down().then(() => rows(page).count())).toBe(60)
  const last = page.locator('footer').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const more = page.getByRole('link', { name: 'Mehr laden' })
  await expect(more).toBeVisible()
  await expect(last).toBeInViewport()
  await expect(rows(page)).toHaveCount(60)
  await more.click()
  await expect(rows(page)).not.toHaveCount(60)
})

test('1 §2 back restores the list as long as it was and the place in it; forward, too', async ({ page }) => {
  await page.goto('/de/programm')
  await expect(rows(page)).toHaveCount(20)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(30)
  const row = rows(page).nth(22)
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const count = await rows(page).count()
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()

  const [option] = await optionsOf(page, 'room')
  await clickInPlace(page, trigger(page, 'room'))
  await clickInPlace(page, page.getByRole('option', { name: option?.name ?? '', exact: true }))
  await expect(page).toHaveURL(/room=/)
  await expect.poll(() => page.evaluate(() => window.scrollY), 'a change scrolls to the top').toBe(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: `${option?.name} entfernen` })).toHaveCount(0)
  await expect(page).toHaveURL('/de/programm')
  expect(await rows(page).count()).toBeGreaterThanOrEqual(count)
  await expect.poll(top).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL(/room=/)
  await expect(page.getByRole('button', { name: `${option?.name} entfernen` })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ allowedProblems: [/Failed to load resource/] })

  test('a page that does not come loses nothing and can be asked for again', async ({ page }) => {
    await page.route(/\/api\/events\/\?.*page=2/, (route) => route.abort())
    await page.goto('/en/events')
    await expect(page.getByRole('alert')).toContainText('that didn’t work')
    await expect(rows(page)).toHaveCount(10)
    await expectAccessible(page)
    await page.unroute(/\/api\/events\/\?.*page=2/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(rows(page)).not.toHaveCount(10)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('2 §8 an invalid query', () => {
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

test('2 §2 nothing found: the words, and a button that takes the filters back', async ({ page }) => {
  await page.goto('/en/events?room=1&genre=2000000000')
  await expect(page.locator('main')).toContainText(
    'Unfortunately, your selection did not produce any result. Please delete one of the filters or try a different combination',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/en/events')
  await expect(rows(page)).not.toHaveCount(0)
})

test('2 §4 on a phone the filters are a modal: none, calendar, filter', async ({ page }) => {
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
  await expect(dialog.getByRole('button', { name: 'Konzert entfernen' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Ergebnis zeigen: \d+ Veranstaltung/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(filter).toBeFocused()
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog', { name: 'Datum' }).getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.locator('[role=gridcell] button:not([aria-disabled])').last().click()
  await expect(page).toHaveURL(/date=\d\d-03-2026&type=20/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('pages are links and filters a form', async ({ page }) => {
    await page.goto('/de/programm')
    await expect(rows(page)).toHaveCount(10)
    const first = await rows(page).first().textContent()
    await page.getByRole('link', { name: 'Mehr laden' }).click()
    await expect(page).toHaveURL('/de/programm?page=2')
    await expect(rows(page).first()).not.toHaveText(first ?? '')
    await page.locator('select[name=type]').selectOption('Konzert')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/type=20/)
    await expect(rows(page)).not.toHaveCount(0)
  })
})

for (const [style, look] of [
  ['style2', 'a wall of posters'],
  ['style3', 'a compact list'],
] as const) {
  test(`1 §3 event style flags: ${style} is ${look}`, async ({ page }) => {
    // The settings travel with the first page; the programme is then drawn in the browser alone.
    await page.route(/\/de\/haus/, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(
        /"events":\{"style1":true,"style2":false,"style3":false\}/,
        JSON.stringify({ events: { style1: false, style2: false, style3: false, [style]: true } }).slice(
          1,
          -1,
        ),
      )
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto('/de/haus?overlay=true')
    const days = page.locator(`dialog [data-look=${style}]`)
    await expect(days.first()).toBeVisible()
    await expect(page.locator('dialog article').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('the filtered programme can be taken into a calendar', async ({ page }) => {
  await page.goto('/de/programm?type=20')
  const file = page.getByRole('link', { name: 'Als Kalenderdatei' })
  await expect(file).toHaveAttribute('href', '/de/programm.ics?type=20')
  const answer = await page.request.get('/de/programm.ics?type=20')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const events = (await answer.text()).match(/BEGIN:VEVENT/g) ?? []
  expect(events).toHaveLength(await countOf(page, '?type=20'))
  expect((await page.request.get('/de/programm.ics?type=x')).status()).toBe(400)
})
