import type { Page, Route } from '@playwright/test'
import type { Cart, CartRefusal } from '../../packages/foyer/src/domains/booking/contract.ts'
import type { EventSummary } from '../../packages/foyer/src/domains/events/contract.ts'
import {
  findEvent,
  isOnSale,
  type Locale,
  openWidget,
  house as test,
  ticketButton,
  WORDS,
  widgetOn,
} from '../support/booking.ts'
import { expect, expectAccessible } from '../support/browser.ts'

// The tests set the shop's answers, and the browser writes refusals to its console.
test.use({ allowedProblems: [/Failed to load resource/] })

test.beforeEach(({ page }) => page.route(/\/api\/shop-offers\//, (route) => route.fulfill({ status: 503 })))

const CART: Cart = {
  tickets_quantity: 2,
  cart_url: '/webshop/cart',
  reserved_until: '2026-03-10T09:15:00.000Z',
  reserved_seconds: 900,
  may_extend: true,
}

const refused = (part: Partial<CartRefusal> = {}, left: Partial<CartRefusal['left']> = {}) => ({
  status: 409,
  json: {
    ...{ detail: '', code: 'cart_refused', response_code: -214, webshop_url: '/webshop/event/1' },
    ...{ is_all_given_back: true, ...part },
    left: { together: 0, halves: null, groups: [], dates: [], ...left },
  },
})

/** Answers the cart's calls one after another, the last answer for all further calls; returns what was sent. */
async function shopAnswers(
  page: Page,
  ...answers: Parameters<Route['fulfill']>[0][]
): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  await page.route(/\/api\/shop-cart\/$/, async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: CART })
    const place = Math.min(sent.push(route.request().postDataJSON()) - 1, answers.length - 1)
    await route.fulfill(answers[place])
  })
  return sent
}

const seated = (page: Page, locale: Locale): Promise<EventSummary> =>
  findEvent(
    page,
    locale,
    'evening in the great hall',
    (one) => isOnSale(one) && one.seat_groups.filter(({ status }) => status !== '0').length > 2,
  )

async function choose(page: Page, locale: Locale, amount: number) {
  const t = WORDS[locale]
  const widget = await openWidget(page, locale, await seated(page, locale))
  for (let count = 0; count < amount; count++)
    await widget.getByRole('button', { name: t.more }).first().click()
  await widget.getByRole('button', { name: t.addToCart }).click()
  return widget
}

const WORDLESS = [
  ['another code', refused({ response_code: -7 }), [`${WORDS.de.error} -7`]],
  ['a shop that is offline', { status: 503, json: { detail: '', code: 'shop_offline' } }, []],
  ['a server that fails', { status: 500, body: '<h1>Oops</h1>' }, []],
  ['an answer that is none', { status: 200, body: '<h1>Welcome</h1>' }, []],
] as const

for (const locale of ['de', 'en'] as const) {
  const t = WORDS[locale]
  test.describe(`2 §8 Cart creation fails (${locale})`, () => {
    for (const [what, answer, lines] of [
      ['code -214', refused(), [t.noSeats, `${t.error} -214`]],
      ['code -204', refused({ response_code: -204 }), [t.noReservation, `${t.error} -204`]],
      // Codes without their own text have the same in English as the two above.
      ...(locale === 'de' ? WORDLESS : []),
    ] as const) {
      test(`${what}: the summary says so, and leads to the webshop`, async ({ page }) => {
        await shopAnswers(page, answer)
        const widget = await choose(page, locale, 1)
        const alert = widget.getByRole('alert')
        await expect(alert.getByRole('heading', { name: t.failed })).toBeFocused()
        await expect(alert).toContainText(t.useWebshop)
        for (const line of lines) await expect(alert).toContainText(line)
        if (lines.length === 0) await expect(alert).not.toContainText(t.error)
        await expect(widget.getByRole('link', { name: t.toWebshop })).toHaveAttribute(
          'href',
          /\/webshop\/event\//,
        )
        await expectAccessible(page)
      })
    }
  })
}

test('2 §8 Cart creation fails, code -214: what is left is ready to press', async ({ page }) => {
  const t = WORDS.de
  await page.setViewportSize({ width: 390, height: 844 })
  const event = await seated(page, 'de')
  const other = event.seat_groups[1]
  const left = {
    ...{ together: 2, halves: [2, 1] as [number, number] },
    groups: [{ seat_group: other?.seat_group ?? null, block_id: null }],
    dates: [{ event_jet_id: 'next-1', date_start: '2026-04-01T19:30:00+02:00', url: event.url }],
  }
  const sent = await shopAnswers(page, refused({}, left), { json: CART })
  const widget = await choose(page, 'de', 3)
  const offers = widget.getByRole('listitem').getByRole('button')
  await expect(offers).toHaveCount(4)
  await expectAccessible(page)
  await offers.first().click()
  await expect(widget.getByRole('heading', { name: t.added(2) })).toBeFocused()
  expect(sent.map(({ quantities }) => quantities)).toEqual([[3], [2]])
})

test('2 §7: one call per seat group, one after another; the summary says exactly what is reserved', async ({
  page,
}) => {
  const t = WORDS.en
  const sent = await shopAnswers(page, { json: CART }, refused({ is_all_given_back: false }))
  const event = await seated(page, 'en')
  const widget = await openWidget(page, 'en', event)
  const more = widget.getByRole('button', { name: t.more })
  await more.nth(0).click()
  await more.nth(0).click()
  await more.nth(1).click()
  await widget.getByRole('button', { name: t.addToCart }).click()
  await expect(widget.getByRole('alert')).toContainText(`2 × ${event.seat_groups[0]?.text}`)
  expect(sent.map(({ seat_group, quantities }) => [seat_group, quantities])).toEqual([
    [event.seat_groups[0]?.seat_group, [2]],
    [event.seat_groups[1]?.seat_group, [1]],
  ])
  expect(new Set(sent.map(({ selection }) => selection)).size).toBe(1)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('a call that nobody answered is tried again with the same key', async ({ page }) => {
  const t = WORDS.de
  const sent = await shopAnswers(page, { status: 502, body: '' }, { json: CART })
  const widget = await choose(page, 'de', 2)
  await widget.getByRole('button', { name: t.again }).click()
  await expect(widget.getByRole('heading', { name: t.added(2) })).toBeVisible()
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test.describe('2 §4 Booking widget', () => {
  test('a ticket button that is the first thing pressed opens it, too', async ({ page }) => {
    await page.goto(WORDS.de.programme)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const button = page
      .getByRole('main')
      .getByRole('link', { name: WORDS.de.ticketsFor('') })
      .first()
    await button.evaluate((link: HTMLElement) => link.click())
    await expect(widgetOn(page).getByRole('heading', { level: 2 })).toBeFocused()
  })

  test('Escape and a click outside close it; the focus goes back, and what was chosen is gone', async ({
    page,
  }) => {
    const t = WORDS.de
    const widget = await openWidget(page, 'de', await seated(page, 'de'))
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.discounts }).first().click()
    await page.keyboard.press('Escape')
    await expect(widget).toBeHidden()
    await expect(ticketButton(page, 'de')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(widget.getByRole('button', { name: t.addToCart })).toBeDisabled()
    await page.mouse.click(5, 400)
    await expect(widget).toBeHidden()
  })

  test('2 §2 Sticky navigation: once the page’s own button is out of view', async ({ page }) => {
    const event = await seated(page, 'de')
    await page.goto(event.url)
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 1.5))
    const sticky = page
      .getByRole('navigation', { name: 'Schnellzugriff' })
      .getByRole('link', { name: WORDS.de.bookTickets })
    await sticky.click()
    await expect(widgetOn(page).getByRole('heading', { name: event.title })).toBeFocused()
  })

  test('in the event overlay, above it', async ({ page }) => {
    const t = WORDS.de
    await page.goto('/de?overlay=true')
    const overlay = page.getByRole('dialog').first()
    await overlay
      .getByRole('link', { name: t.ticketsFor('') })
      .first()
      .click()
    const widget = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: t.addToCart }) })
      .last()
    await expect(widget.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeVisible()
  })

  test('with a key held the link is a link', async ({ page, context }) => {
    const event = await seated(page, 'de')
    await page.goto(event.url)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    // Waits for the request, because for a moment the new page has no address.
    const opened = context.waitForEvent('request', (request) => request.url().includes(event.ticket_url))
    await ticketButton(page, 'de').click({ modifiers: ['ControlOrMeta'] })
    expect((await opened).isNavigationRequest()).toBe(true)
    await expect(widgetOn(page)).toBeHidden()
  })
})

test('time left: shown with the cart, said at 5 minutes and at 1, extended, and forgotten when it is over', async ({
  baseURL,
  page,
}) => {
  const t = WORDS.de
  let cart = CART
  await page.clock.install()
  await page.route(/\/api\/shop-cart\/$/, (route) => route.fulfill({ json: cart }))
  await page.route(/\/api\/shop-cart-extension\/$/, (route) => {
    cart = { ...CART, may_extend: false, reserved_seconds: 1800 }
    return route.fulfill({ json: cart })
  })
  await page.context().addCookies([{ name: 'cartAmount', value: '2', url: String(baseURL) }])
  await page.goto('/de/haus')
  const header = page.getByRole('banner')
  const time = header.getByRole('button', { name: t.timeLeft })
  await expect(time).toContainText('15 Min.')
  await page.clock.fastForward('10:01')
  const spoken = header.getByRole('status').filter({ hasText: 'reserviert' })
  await expect(spoken).toHaveText('Ihre Karten sind noch 5 Minuten reserviert.')
  await time.click()
  await expectAccessible(page)
  await header.getByRole('button', { name: t.extend }).click()
  await expect(time).toContainText('30 Min.')
  await expect(header.getByRole('status').filter({ hasText: t.extended })).toHaveCount(1)
  await expect(header.getByRole('button', { name: t.extend })).toHaveCount(0)
  await page.clock.fastForward('29:10')
  await expect(spoken).toHaveText('Ihre Karten sind noch 1 Minute reserviert.')
  await page.clock.fastForward('01:00')
  await expect(time).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible()
})
