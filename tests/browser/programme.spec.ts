import { expect, expectAccessible, openAlive, test } from '../support/browser.ts'
import { clickInPlace, countOf, optionsOf, rows, trigger } from '../support/programme.ts'

for (const [width, path] of [
  [390, '/de/programm'],
  [820, '/en/events'],
  [1440, '/de/programm'],
] as const) {
  test(`2 §2 Event programme: ${path} at ${width} px is whole, silent and accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(rows(page)).not.toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

for (const [width, height, count] of [
  [390, 844, 4],
  [1440, 900, 10],
] as const) {
  test(`2 §2 Event programme: the first screen at ${width} px holds ${count} events, below an alert of one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/de/programm')
    await expect(rows(page)).not.toHaveCount(0)
    const bottoms = await rows(page).evaluateAll((all) =>
      all.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect().bottom),
    )
    expect(bottoms.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(count)
    const alert = page.getByRole('region', { name: 'Aktueller Hinweis' })
    expect((await alert.boundingBox())?.height).toBeLessThan(50)
  })
}

test('2 §4 Event list: pages come as long as the end nears, and the footer can be reached past them', async ({
  page,
}) => {
  await openAlive(page, '/de/programm')
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(20)
  await page.getByRole('link', { name: 'Zum Seitenende' }).click()
  const last = page.locator('footer').getByRole('link').last()
  // Retried, because a page that was loading already may still arrive and push it down, once.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ timeout: 1000 })
  }).toPass()
  // The footer is visible although the list has not ended.
  const count = await rows(page).count()
  await page.getByRole('link', { name: 'Mehr laden' }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(count)
  // Beyond every earlier limit of the list.
  const down = () => page.locator('footer').scrollIntoViewIfNeeded()
  await expect
    .poll(() => down().then(() => rows(page).count()), { timeout: 60_000 })
    .toBeGreaterThan(Math.max(count, 100))
})

test('2 §4 Event list: the wheel moves the page as far as it is turned, also at the end of what has come so far', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de/programm', { waitUntil: 'commit' })
  await expect(rows(page)).not.toHaveCount(0)
  await page.mouse.move(720, 450)
  for (let turn = 0; turn < 8; turn++) {
    await page.mouse.wheel(0, 900)
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
  }
  const belowWindow = () =>
    page
      .getByRole('link', { name: 'Mehr laden' })
      .evaluate((end) => end.getBoundingClientRect().top - innerHeight)
  await expect.poll(belowWindow, 'the end goes out of reach, and the list rests').toBeGreaterThan(1.7 * 900)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(8 * 900)
})

test('1 §2 Scrolling: back restores the list as long as it was and the place in it; forward, too', async ({
  page,
}) => {
  await page.goto('/de/programm')
  const grownTo = (least: number) => expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(least)
  await grownTo(20)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await grownTo(30)
  const row = rows(page).nth(22)
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const count = await rows(page).count()
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()

  const [option] = await optionsOf(page, 'room')
  await clickInPlace(page, trigger(page, 'room'))
  await clickInPlace(page, page.getByRole('option', { name: option?.name ?? '', exact: true }))
  await expect(page).toHaveURL(/room=/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY), 'a change scrolls to the top').toBe(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: `${option?.name} entfernen` })).toHaveCount(0)
  await expect(page).toHaveURL('/de/programm')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await rows(page).count()).toBeGreaterThanOrEqual(count)
  await expect
    .poll(async () => Math.abs((await top()) - before), 'the same row at the same place')
    .toBeLessThan(2)
  await page.goForward()
  await expect(page).toHaveURL(/room=/)
  await expect(page.getByRole('link', { name: `${option?.name} entfernen` })).toBeVisible()
})

test('2 §2 Event programme: on a phone access signs stand beside the price, never on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/events')
  await expect(rows(page)).not.toHaveCount(0)
  const covered = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const signs = row.querySelector('[class*=signs]')
      const words = row.lastElementChild?.querySelector('p')
      if (!signs || !words) return []
      // The longest text there.
      words.firstElementChild?.before('Few tickets left ')
      const range = document.createRange()
      range.selectNodeContents(words)
      const right = Math.max(...[...range.getClientRects()].map((line) => line.right))
      return right > signs.getBoundingClientRect().left ? [words.textContent] : []
    }),
  )
  expect(covered).toEqual([])
})

test('2 §2 Event programme: on a phone every fact of an evening can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/programm')
  await expect(rows(page)).not.toHaveCount(0)
  const hidden = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const facts = row.querySelector('[class*=facts]')
      return facts && facts.scrollHeight > facts.clientHeight + 1 ? [facts.textContent] : []
    }),
  )
  expect(hidden).toEqual([])
})

test.describe('without a connection', () => {
  test.use({ allowedProblems: [/Failed to load resource/] })

  test('a page that does not come loses nothing and can be asked for again', async ({ page }) => {
    await page.route(/\/api\/events\/\?.*page=2/, (route) => route.abort())
    await page.goto('/en/events')
    await expect(page.getByRole('alert')).toContainText('that didn’t work')
    await expect(rows(page)).toHaveCount(10)
    // Also where the bar of filters sticks to the end of the list.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expectAccessible(page)
    await page.unroute(/\/api\/events\/\?.*page=2/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(rows(page)).not.toHaveCount(10)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
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
    await page.getByRole('textbox', { name: 'Datum' }).fill('01-04-2026')
    await page.getByRole('button', { name: 'Anwenden' }).click()
    await expect(page).toHaveURL(/date=01-04-2026/)
    await expect(page.locator('main section[aria-labelledby] time').first()).toHaveAttribute(
      'datetime',
      /^2026-04/,
    )
  })
})

for (const [style, look, words] of [
  ['style2', 'posters', 'a wall of posters'],
  ['style3', 'compact', 'a compact list'],
] as const) {
  test(`1 §3 Design settings: event style flags: ${style} is ${words}`, async ({ page }) => {
    // The settings are part of the first page; the programme is then rendered only in the browser.
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
    const days = page.locator(`dialog [data-look=${look}]`)
    await expect(days.first()).toBeVisible()
    // The styles know the look by the same name.
    const display = await days.first().evaluate((list) => getComputedStyle(list).display)
    expect(display).toBe(look === 'posters' ? 'grid' : 'block')
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

test('the month is one sheet of paper, with the filters and from the day of the list', async ({ page }) => {
  await page.goto('/de/programm?date=18-03-2026&type=20')
  const sheet = page.getByRole('link', { name: 'Monat drucken' })
  await expect(sheet).toHaveAttribute('href', '/de/programm.pdf?date=18-03-2026&type=20')
  const answer = await page.request.get('/de/programm.pdf?date=18-03-2026&type=20')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const paper = (await answer.body()).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(paper).toMatch(/MediaBox\s*\[0 0 595(?:\.\d+)? 841/)
  // The faces of the house are in the file.
  expect(paper).toMatch(/\/FontFile2/)
})

test('the poster of a row covers no other row, whatever the pointer rests on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de/programm')
  const row = page
    .locator('main article')
    .filter({ has: page.locator('picture') })
    .nth(1)
  const poster = row.locator('picture')
  await poster.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await poster.boundingBox()) ?? {}
  // Not `hover`: the link of the whole row is on top of the poster.
  await page.mouse.move(x + width / 2, y + height / 2)
  const covered = await poster.evaluate((picture) => {
    for (const animation of document.getAnimations()) animation.finish()
    const image = picture.getBoundingClientRect()
    const own = picture.closest('article')
    return [...document.querySelectorAll('main article :is(h3, p, a, button)')].filter((element) => {
      const at = element.getBoundingClientRect()
      const isApart =
        at.right <= image.left || at.left >= image.right || at.bottom <= image.top || at.top >= image.bottom
      return !isApart && !own?.contains(element)
    }).length
  })
  expect(covered).toBe(0)
})
