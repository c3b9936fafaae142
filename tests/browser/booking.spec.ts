import type { Page } from '@playwright/test'
import {
  eventsOf,
  findEvent,
  hasMainPrice,
  house,
  isOnSale,
  openWidget,
  tabTo,
  ticketButton,
  WORDS,
  widgetOn,
} from '../support/booking.ts'
import { expect, expectAccessible, openAlive, untilAlive } from '../support/browser.ts'

const cookies = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies()).map(({ name, value, expires }) => [name, { value, expires }]),
  )

house.describe('the whole purchase, from the programme to the printed ticket', () => {
  house('by keyboard on a phone, in German', async ({ page }) => {
    const t = WORDS.de
    await page.setViewportSize({ width: 390, height: 844 })
    const { title } = await findEvent(
      page,
      'de',
      'evening with a full price',
      (one) => isOnSale(one) && hasMainPrice(one),
    )
    await page.goto(t.programme)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const button = page
      .getByRole('main')
      .getByRole('link', { name: t.ticketsFor(title) })
      .first()
    await button.focus()
    await page.keyboard.press('Enter')
    const widget = widgetOn(page)
    await expect(widget.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
    const box = await widget.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), 'a sheet at the lower edge').toBe(844)
    expect(Math.round(box?.width ?? 0)).toBe(390)

    const more = widget.getByRole('button', { name: t.more }).first()
    const add = widget.getByRole('button', { name: t.addToCart })
    await expect(add).toBeDisabled()
    await tabTo(page, more)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(add).toBeEnabled()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(widget.getByRole('status').getByRole('heading', { name: t.added(2) })).toBeFocused()
    await expect(widget).toContainText(t.kept)
    await expectAccessible(page)
    const saved = await cookies(page)
    expect(saved.cartAmount?.value).toBe('2')
    expect(decodeURIComponent(saved.cartUrl?.value ?? '')).toBe('/webshop/cart')
    expect(Math.abs((saved.cartAmount?.expires ?? 0) - Date.now() / 1000 - 900)).toBeLessThan(120)

    await tabTo(page, widget.getByRole('link', { name: t.toCart }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/webshop/cart')
    await expect(widget).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: /2 Karten/ })).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, page.getByRole('link', { name: t.toCheckout }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel(t.name))
    await page.keyboard.type('Ada Lovelace')
    await tabTo(page, page.getByLabel(t.email))
    await page.keyboard.type('ada@example.org')
    await expectAccessible(page)
    await tabTo(page, page.getByRole('button', { name: t.buy }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t.order })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, page.getByRole('link', { name: t.print }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2)
    await expectAccessible(page)
  })

  house('with the mouse in a wide window, in English', async ({ page }) => {
    const t = WORDS.en
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(t.programme)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const button = page
      .getByRole('main')
      .getByRole('link', { name: t.ticketsFor('') })
      .nth(2)
    await button.hover()
    await button.click()
    const widget = widgetOn(page)
    await expect(widget).toBeVisible()
    const [popover, at] = [await widget.boundingBox(), await button.boundingBox()]
    expect(popover?.width ?? 0, 'a popover').toBeLessThan(500)
    expect(Math.round((popover?.x ?? 0) + (popover?.width ?? 0))).toBe(
      Math.round((at?.x ?? 0) + (at?.width ?? 0)),
    )
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.addToCart }).click()
    await expect(widget.getByRole('heading', { name: t.added(1) })).toBeVisible()
    await widget.getByRole('link', { name: t.toCart }).click()
    await expect(page).toHaveURL('/en/webshop/cart')
    await page.getByRole('link', { name: t.toCheckout }).click()
    await page.getByLabel(t.name).fill('Ada Lovelace')
    await page.getByLabel(t.email).fill('ada@example.org')
    await page.getByRole('button', { name: t.buy }).click()
    await expect(page.getByRole('heading', { name: t.order })).toBeVisible()
    await page.getByRole('link', { name: t.print }).click()
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(1)
    await expectAccessible(page)
  })
})

house.describe('2 §4 Booking widget: the kinds of events', () => {
  house(
    'one with many prices: the first two, a toggle, and back to the top of the list',
    async ({ page }) => {
      const t = WORDS.de
      const event = await findEvent(
        page,
        'de',
        'evening in the great hall',
        (one) => isOnSale(one) && one.seat_groups.filter(({ status }) => status !== '0').length > 2,
      )
      const widget = await openWidget(page, 'de', event)
      const lines = widget.getByRole('listitem')
      const list = widget.getByRole('list')
      await expect(lines).toHaveCount(2)
      expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('180px')
      await widget.getByRole('button', { name: t.all }).click()
      await expect(lines).not.toHaveCount(2)
      await expectAccessible(page)
      await list.evaluate((element) => element.scrollTo(0, 500))
      await widget.getByRole('button', { name: t.fewer }).click()
      await expect(lines).toHaveCount(2)
      expect(await list.evaluate((element) => element.scrollTop)).toBe(0)
    },
  )

  house('one with discounts: each is a price of its own', async ({ page }) => {
    const t = WORDS.en
    const event = await findEvent(
      page,
      'en',
      'evening with discounts',
      (one) =>
        isOnSale(one) &&
        hasMainPrice(one) &&
        one.seat_groups.every(({ timeslots }) => timeslots.length === 0),
    )
    const widget = await openWidget(page, 'en', event)
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.discounts }).first().click()
    await expect(widget.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.done }).click()
    await expect(widget.getByRole('status')).toContainText('2 tickets')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/api/shop-cart/'),
    )
    await widget.getByRole('button', { name: t.addToCart }).click()
    const body = (await sent).postDataJSON()
    expect(body).toMatchObject({ event_jet_id: event.id_jet, quantities: [1, 1] })
    expect(new Set(body.sale_type_ids).size).toBe(2)
    await expect(widget.getByRole('heading', { name: t.added(2) })).toBeVisible()
  })

  house('one where you pay what you can: the price is chosen before anything is added', async ({ page }) => {
    const t = WORDS.de
    await page.setViewportSize({ width: 390, height: 844 })
    const event = await findEvent(
      page,
      'de',
      'evening where you pay what you can',
      (one) => isOnSale(one) && one.seat_groups.length > 0 && !hasMainPrice(one),
    )
    const widget = await openWidget(page, 'de', event)
    await expect(widget.getByRole('button', { name: t.more })).toHaveCount(0)
    await widget.getByRole('button', { name: t.discounts }).click()
    await expectAccessible(page)
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.done }).click()
    await expect(widget.getByRole('listitem')).toContainText(/1 × .*, \d+\s€/)
    await expect(widget.getByRole('status')).toContainText('1 Karte')
    await expectAccessible(page)
  })

  house('one with timeslots: the first is chosen, two stand in a row', async ({ page }) => {
    const t = WORDS.de
    await page.setViewportSize({ width: 390, height: 844 })
    const event = await findEvent(
      page,
      'de',
      'exhibition',
      (one) =>
        isOnSale(one) &&
        one.seat_groups.some(({ timeslots }) => timeslots.filter(({ status }) => status !== '0').length > 2),
    )
    const widget = await openWidget(page, 'de', event)
    await widget.getByRole('button', { name: t.more }).first().click()
    await widget.getByRole('button', { name: t.otherTime }).click()
    const slots = widget.getByRole('listitem').getByRole('button')
    await expect(slots.first()).toHaveAttribute('aria-pressed', 'true')
    const [one, two, three] = await Promise.all([0, 1, 2].map((place) => slots.nth(place).boundingBox()))
    expect(two?.y).toBe(one?.y)
    expect(three?.y).toBeGreaterThan(one?.y ?? 0)
    await expectAccessible(page)
    const time = await slots.nth(1).innerText()
    expect(time).toMatch(/^\d\d:\d\d Uhr$/)
    await slots.nth(1).click()
    await expect(widget).toContainText(time)
    await widget.getByRole('button', { name: t.addToCart }).click()
    await expect(widget.getByRole('heading', { name: t.added(1) })).toBeVisible()
  })

  house('one that is sold out and one that is free have no ticket button', async ({ page }) => {
    const all = await eventsOf(page, 'de')
    const soldOut = all.find(({ status }) => status === 'sold_out')
    const free = all.find(({ ticket_url, status }) => ticket_url === '' && status === 'scheduled')
    for (const [event, words] of [
      [soldOut, 'Ausverkauft'],
      [free, 'Eintritt frei'],
    ] as const) {
      await page.goto(event?.url ?? '')
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('main').getByRole('link', { name: WORDS.de.bookTickets })).toHaveCount(0)
    }
  })

  house(
    'without scripting the button leads into the shop’s own page of the event',
    async ({ browser, page, baseURL }) => {
      const event = await findEvent(page, 'de', 'evening', isOnSale)
      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: String(baseURL) })
      await plain.goto(event.url)
      await plain.getByRole('main').getByRole('link', { name: WORDS.de.bookTickets }).click()
      await expect(plain).toHaveURL(event.ticket_url)
      await expect(plain.getByRole('heading', { level: 1 })).toContainText(event.title)
      const t = WORDS.de
      const add = plain.getByRole('button', { name: t.addToCart })
      await expect(add).toBeDisabled()
      await plain.getByRole('button', { name: t.more }).first().click()
      await plain.getByRole('button', { name: t.more }).first().click()
      await plain.getByRole('button', { name: t.less }).first().click()
      await expect(plain.locator('.shop-sum')).toContainText('1 Karte')
      await add.click()
      await expect(plain).toHaveURL('/webshop/cart')
      await plain.close()
    },
  )

  house(
    'with scripting the steps of the shop’s own page stay in place, however quickly they are pressed',
    async ({ page }) => {
      const t = WORDS.de
      const event = await findEvent(page, 'de', 'evening', isOnSale)
      await page.setViewportSize({ width: 390, height: 600 })
      await openAlive(page, event.ticket_url)
      await untilAlive(page)
      const more = page.getByRole('main').getByRole('button', { name: t.more }).first()
      await more.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      await more.evaluate((button: HTMLButtonElement) => {
        button.focus()
        button.click()
        button.click()
      })
      await expect(page.getByRole('main').getByRole('status')).toContainText('2 Karten')
      await expect(more).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      await expectAccessible(page)
      const less = page.getByRole('main').getByRole('button', { name: t.less }).first()
      await less.click()
      await less.click()
      await expect(page.getByRole('main').getByRole('button', { name: t.addToCart })).toBeDisabled()
      await expect(more).toBeFocused()
    },
  )
})

house(
  '2 §4 Booking widget: its code and the offer come on intent, and not with the page',
  async ({ page }) => {
    const event = await findEvent(page, 'de', 'evening on sale', isOnSale)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openAlive(page, event.url)
    await untilAlive(page)
    const code = () => asked.filter((url) => /booking-widget|shop-offers/.test(url)).length
    expect(code()).toBe(0)
    await ticketButton(page, 'de').hover()
    await expect.poll(code).toBeGreaterThan(1)
    await expect(widgetOn(page)).toBeHidden()
  },
)

house(
  'the checkout counts the minutes (2 §9), asks when they are over, and loses nothing',
  async ({ page }) => {
    const t = WORDS.de
    const event = await findEvent(page, 'de', 'evening on sale', isOnSale)
    await page.clock.install()
    await openAlive(page, event.ticket_url)
    await untilAlive(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t.more }).first().click()
    await main.getByRole('button', { name: t.addToCart }).click()
    await expect(page).toHaveURL('/webshop/cart')
    await openAlive(page, '/webshop/checkout')
    await untilAlive(page)
    await expect(main).toContainText('Noch 15 Minuten.')
    await main.getByLabel(t.name).fill('Käthe Kundin')
    await page.clock.fastForward('10:00')
    await expect(main).toContainText(/Noch [56] Minuten\./)
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/api/shop-page'),
    )
    await page.clock.fastForward('06:00')
    const form = new URLSearchParams((await asked).postDataJSON().form)
    expect([form.get('action'), form.get('name')]).toEqual(['look', 'Käthe Kundin'])
    // The clock of the shop has not moved, so the shop answers that the tickets are still kept.
    await expect(main).toContainText('Noch 15 Minuten.')
    await expect(main.getByLabel(t.name)).toHaveValue('Käthe Kundin')
  },
)
