import type { APIRequestContext } from '@playwright/test'
import type { EventDetail } from '../../packages/foyer/src/domains/events/contract.ts'
import { expect, expectAccessible, openAlive, test, untilAlive } from '../support/browser.ts'
import { everything, STANDALONE } from '../support/full-event.ts'
import { TEST_TIME } from '../support/logins.ts'

type Listed = Pick<EventDetail, 'id' | 'url' | 'urls' | 'status' | 'prices' | 'parent' | 'event_type_new'>

const EVENT_ORDER = [
  ...['Children', 'ImportantInfo', 'OpeningHours', 'Description', 'ImageSlider', 'Programs', 'Video'],
  ...['Contributors', 'Series', 'Events', 'Blog', 'Sponsors', 'Promoter'],
]
const PRODUCTION_ORDER = [
  ...['OpeningHours', 'Description', 'ImageSlider', 'Programs', 'Video', 'Contributors', 'Events', 'Blog'],
  'Promoter',
]
/** Half a second of silence as a sound file. */
const SILENCE = Buffer.from(
  `UklGRsQPAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YaAP${'AAAA'.repeat(2)}`,
  'base64',
)

test.beforeEach(({ page }) => page.clock.setFixedTime(TEST_TIME))

test.describe('every screen', () => {
  const SCREENS = [
    ['/de/produktionen/der-nachtspeicher', '/en/productions/the-night-store'],
    ['/de/team/jonna-petersheim', '/en/team/jonna-petersheim'],
    ['/de/veranstaltungsorte/speicher', '/en/venues/granary'],
    ['/de/series/mittagskonzerte', '/en/series/noon-concerts'],
  ] as const

  test('is whole, accessible and no wider than a phone or a desk, and leads to itself in the other language', async ({
    page,
    addressOf,
  }) => {
    test.setTimeout(240_000)
    const items = await Promise.all(SCREENS.map((pair) => Promise.all(pair.map(addressOf))))
    for (const [de, en] of [['/de/team', '/en/team'], ...items] as [string, string][]) {
      await page.setViewportSize({ width: 390, height: 900 })
      const answer = await page.goto(en)
      expect(answer?.status(), en).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator(`link[hreflang="de"][href$="${de}"]`)).toHaveCount(1)
      const inGerman = await (await page.request.get(de)).text()
      expect(inGerman, de).toMatch(new RegExp(`<link[^>]+hrefLang="en"[^>]+${en}"`))
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${en} at ${width} px`).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
    }
  })

  test('events of every kind: cancelled, sold out, free, with children', async ({ page, request }) => {
    test.setTimeout(90_000)
    const { results } = (await (await request.get('/de/api/events/?page_size=100')).json()) as {
      results: Listed[]
    }
    const find = (is: (event: Listed) => boolean) => results.find(is) as Listed
    const cancelled = find(({ status }) => status === 'cancelled')
    await page.goto(cancelled.url)
    await expect(page.getByText('Abgesagt', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Karten buchen' })).toHaveCount(0)
    await expectAccessible(page)

    await page.goto(find(({ status }) => status === 'sold_out').urls.en)
    await expect(page.getByText('Sold out', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book tickets' })).toHaveCount(0)
    await expect(page.locator('main header s'), 'it takes place, so nothing is struck out').toHaveCount(0)

    await page.goto(find(({ prices }) => prices.every(({ price }) => price === '0.00')).url)
    await expect(page.getByText('Eintritt frei').first()).toBeVisible()

    const child = find(({ parent }) => parent !== null)
    await page.goto(child.url)
    await page.locator('main header').getByRole('link', { name: 'Gegenlicht' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gegenlicht')
    await expect(page.locator('[data-section]').first()).toHaveAttribute('data-section', 'Children')
    await expectAccessible(page)
  })
})

test.describe('errors', () => {
  test.use({ allowedProblems: [/status of 404/] })
  test('3-readings, Routes: an unknown id is a 404, a stale slug leads to the right one', async ({
    page,
    addressOf,
  }) => {
    expect((await page.goto('/de/programm/x/999999'))?.status()).toBe(404)
    const address = await addressOf('/de/produktionen/der-nachtspeicher')
    await page.goto(address.replace('der-nachtspeicher', 'alt'))
    await expect(page).toHaveURL(address)
  })
})

test('on a phone date, time, place, price and ticket stand in the first window', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const event = await bookable(request)
  await page.goto(event.url)
  const hero = page.locator('main header')
  for (const part of [
    hero.locator('time').first(),
    hero.getByText('Uhr').first(),
    hero.getByText('Großer Saal'),
    hero.getByText(/\d\s€/),
    hero.getByRole('link', { name: 'Karten buchen' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('3-readings, Webshop: the sticky flag is on while the ticket button is out of view', async ({
  page,
  request,
}) => {
  const event = await bookable(request)
  await page.goto(event.url)
  const ticket = page.getByRole('link', { name: 'Karten buchen' }).first()
  await expect(ticket).toHaveAttribute('href', /^\/webshop\//)
  const flag = page.locator('[data-out-of-view]')
  await expect(flag).toHaveCount(0)
  await page.locator('[data-section]').last().scrollIntoViewIfNeeded()
  await expect(flag).toHaveCount(1)
  await ticket.scrollIntoViewIfNeeded()
  await expect(flag).toHaveCount(0)
})

test.describe('a shop that is offline', () => {
  test.use({ allowedProblems: [/Failed to load resource/] })

  test('the ticket button leads to it instead of into the quick purchase, and it says so', async ({
    page,
    request,
  }) => {
    const event = await bookable(request)
    await openAlive(page, event.url)
    await page.getByRole('main').getByRole('link', { name: 'Karten buchen' }).click()
    await expect(page).toHaveURL(/\/webshop\/event\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Webshop ist gerade offline')
    await expectAccessible(page)
  })
})

test.describe('an event about which there is everything to say', () => {
  test.beforeEach(async ({ page, addressOf }) => {
    await page.route(/\/api\/events\/\d+\/$/, async (route) => {
      const event = (await (await route.fetch()).json()) as EventDetail
      await route.fulfill({ json: { ...event, ...everything(event) } })
    })
    await page.route('/media/test-*.wav', (route) =>
      route.fulfill({ body: SILENCE, contentType: 'audio/wav' }),
    )
    await page.route(/pageeditor-api\/container\/\?/, (route) =>
      route.fulfill({ json: { data: [STANDALONE] } }),
    )
    await page.goto(await addressOf('/de/produktionen/der-nachtspeicher'))
    await untilAlive(page)
    await page.locator('[data-section="Events"] h3').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/de\/programm\//)
    // The address changes before the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('2 §2 Section order on event detail, then its standalone section', async ({ page }) => {
    await expect(page.locator('[data-section="Children"]')).toBeVisible()
    const names = await page
      .locator('[data-section], [data-container]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-section') ?? 'container'))
    expect(names).toEqual([...EVENT_ORDER, 'container'])
    await expect(page.locator('[data-container]')).toContainText('Ein Nachsatz')
    await expectAccessible(page)
  })

  test('2 §3 audio overlay: one work at a time, by the keyboard, and the focus goes back', async ({
    page,
  }) => {
    const listen = page.getByRole('button', { name: /^Anhören: Erstes/ })
    await listen.focus()
    await page.keyboard.press('Enter')
    const player = page.getByRole('region', { name: 'Wiedergabe' })
    await expect(player).toContainText('Erstes Stück')
    const toggle = player.getByRole('button', { name: /Pause|Abspielen/ })
    await expect(toggle).toBeFocused()
    expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Anhören: Zweites/ }).click()
    await expect(player).toContainText('Zweites Stück')
    await expect(page.locator('audio')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Anhören: Zweites/ })).toBeFocused()
  })

  test('a film asks first: nothing foreign is requested, and hostile links lead nowhere', async ({
    page,
  }) => {
    const film = page.locator('[data-section="Video"]')
    await film.scrollIntoViewIfNeeded()
    await expect(film.getByRole('button', { name: 'YouTube jetzt laden' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    const sponsors = page.locator('[data-section="Sponsors"]')
    await expect(sponsors).toContainText('Böse & Söhne')
    await expect(sponsors.getByRole('link')).toHaveCount(1)
  })

  test('pictures open by the keyboard, turn by the arrows and close by Esc', async ({ page }) => {
    const enlarge = page.getByRole('link', { name: /^Vergrößern/ }).first()
    await enlarge.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Bildansicht' })
    await expect(lightbox).toContainText('1 von 2')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText('2 von 2')
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(enlarge).toBeFocused()
  })
})

test('2 §2 Section order on production detail; the dates are where the booking button points', async ({
  page,
  addressOf,
}) => {
  await page.goto(await addressOf('/de/produktionen/der-nachtspeicher'))
  const names = await page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section') ?? ''))
  expect(names).toEqual(PRODUCTION_ORDER.filter((name) => names.includes(name)))
  await expect(page.locator('#datesAndTickets')).toHaveAttribute('data-section', 'Events')
  await expect(page.getByRole('link', { name: 'Termine und Karten' })).toHaveAttribute(
    'href',
    '#datesAndTickets',
  )
})

test('2 §2 Section order on production detail: one without dates says so', async ({ page, addressOf }) => {
  await page.route(/\/en\/api\/events\/\?.*production=/, (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  )
  await page.goto(await addressOf('/en/team/jonna-petersheim'))
  await untilAlive(page)
  await page.locator('main a[href^="/en/productions/"]', { hasText: 'Antigone on the Quay' }).first().click()
  await expect(page).toHaveURL(/\/en\/productions\//)
  await expect(page.locator('#datesAndTickets')).toContainText('Unfortunately, there are no upcoming events.')
  await expect(page.getByRole('link', { name: 'Dates and Tickets' })).toHaveCount(0)
})

test('2 §4 Opening hours label: asked for after 200 ms, and said in both languages', async ({
  page,
  addressOf,
}) => {
  const hours = { closed: false, alternative_text: '', alternative_link_url: '' }
  const answer = {
    date: TEST_TIME.slice(0, 10),
    opening_hours: [{ ...hours, time_from: '14:00:00', time_to: '18:00:00' }],
    opening_hours_exceptions: [],
  }
  await page.route(/opening-hours-today/, (route) => route.fulfill({ json: answer }))
  await page.goto(await addressOf('/de/veranstaltungsorte/speicher'))
  await expect(page.getByText('Geöffnet ab 14:00 Uhr')).toBeVisible()
  await page.goto(await addressOf('/en/venues/granary'))
  await expect(page.getByText('Open from 14:00')).toBeVisible()
  answer.opening_hours = [{ ...hours, time_from: '09:00:00', time_to: '18:00:00' }]
  await page.reload()
  await expect(page.getByText('Open until 18:00')).toBeVisible()
  answer.opening_hours = []
  await page.reload()
  await expect(page.locator('main').getByText('Closed', { exact: true })).toBeVisible()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is readable, and the ticket is a link', async ({ page, request }) => {
    const event = await bookable(request)
    await page.goto(event.url)
    await expect(page.locator('[data-section="Description"]')).toContainText('Wächter')
    await expect(page.getByRole('link', { name: 'Karten buchen' })).toBeVisible()
    await page.goto('/de/team')
    await expect(page.getByRole('link', { name: 'Ute Bleibtreu' })).toBeVisible()
  })
})

/** A bookable event of the Nachtspeicher. */
async function bookable(request: APIRequestContext): Promise<Listed> {
  const { results } = await (await request.get('/de/api/events/?production=1')).json()
  return results.find(({ status }: Listed) => status === 'scheduled')
}

test('2 §4 Opening hours label: a house says whether it is open while nobody does anything', async ({
  page,
  addressOf,
}) => {
  // Disables the timer of three seconds, after which a visitor counts as reading.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => (delay === 3000 ? 0 : setTimeout(run, delay)),
    })
  })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(await addressOf('/de/veranstaltungsorte/speicher'))
  const hours = page.locator('[data-section="OpeningHours"]')
  await expect(hours.getByText(/^(Geöffnet|Geschlossen)/)).toBeVisible()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('a picture of a row leads to itself', async ({ page, addressOf }) => {
    await page.goto(await addressOf('/de/programm/lichtprobe'))
    const picture = page.getByRole('link', { name: /^Vergrößern/ }).first()
    const answer = await page.request.get(String(await picture.getAttribute('href')))
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  })
})
