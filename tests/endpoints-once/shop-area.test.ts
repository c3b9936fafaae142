import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ical from 'ical.js'
import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../src/domains/events/tables.ts'
import { addRow, eventAt } from '../support/rows.ts'
import { eventOnSale, startHouseWithShop } from '../support/test-shop.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startHouseWithShop()
afterAll(() => house.close())
await house.stock(eventOnSale('jet-7', 200))

const browser = () => house.withoutScripting()

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

describe('1 §2 Webshop area', () => {
  it.each(['/webshop', '/testshop', '/test.webshop', '/webshop/', '/en/webshop'])(
    '%s shows the shop inside the webshop layout: header, no footer, never kept',
    async (url) => {
      const answer = await house.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('class="shop"')
      expect(answer.body).toContain('<header')
      expect(answer.body).not.toContain('<footer')
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  it('a page the shop does not have is a 404, and so are its calls', async () => {
    for (const url of [
      '/webshop/nowhere',
      '/webshop/event/unknown',
      '/webshop/api/health',
      '/webshop/x/%2e%2e/api/health',
      '/webshop/%61pi/health',
      '/eventim.webshop/x',
    ]) {
      expect((await house.inject(url)).statusCode, url).toBe(404)
    }
  })

  it('its links and forms stay inside the area they are shown in', async () => {
    const { body } = await house.inject('/testshop/event/jet-7')
    expect(body).toContain('action="/testshop/event/jet-7"')
    expect(body).toContain('href="/testshop/cart"')
    expect((await house.inject('/en/webshop/event/jet-7')).body).toContain('href="/en/webshop/cart"')
  })

  it('a form from elsewhere is refused', async () => {
    const answer = await house.inject({
      ...{ method: 'POST', url: '/webshop/event/jet-7', payload: 'x=1' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe.each([
  [
    'de',
    '/webshop',
    'Ihr Warenkorb',
    'Die Zahlung wurde abgelehnt',
    'Vielen Dank',
    'Ihre Karten, Bestellung',
  ],
  ['en', '/en/webshop', 'Your cart', 'The payment was refused', 'Thank you', 'Your tickets, order'],
])('The whole purchase without scripting, in %s', (language, area, cart, refused, thanks, subject) => {
  it('event, cart, checkout, order, printable tickets, calendar, account', async () => {
    const { ask, cookies } = browser()
    const event = (await ask(`${area}/event/jet-7`)).body
    expect(event).toContain(language === 'de' ? 'Der Sturm' : 'The Tempest')
    const nothing = await ask(`${area}/event/jet-7`, { key: hidden(event, 'key') })
    expect(nothing.statusCode).toBe(409)

    const form = { key: hidden(event, 'key'), 'tickets-1-1': '2', 'tickets-1-2': '1' }
    const added = await ask(`${area}/event/jet-7`, form)
    expect([added.statusCode, added.headers.location]).toEqual([303, `${area}/cart`])
    expect(Object.keys(cookies)).toEqual(['webshop'])
    // The same form again, as after going back.
    await ask(`${area}/event/jet-7`, form)
    const filled = (await ask(`${area}/cart`)).body
    expect(filled).toContain(cart)
    expect(filled).toContain('62,50 €')
    expect(filled).toContain('data-cart-amount="3"')

    await ask(`${area}/cart`, { action: 'remove', line: hidden(filled, 'line') })
    await ask(`${area}/cart`, { action: 'extend' })
    const buyer = { name: 'Käthe Kundin', email: `kundin-${language}@test.example` }
    const wrong = await ask(`${area}/checkout`, { ...buyer, email: 'x', payment: 'good' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('aria-invalid="true"')
    const no = await ask(`${area}/checkout`, { ...buyer, payment: 'refused' })
    expect([no.statusCode, no.body.includes(refused)]).toEqual([400, true])

    const [bought, again] = [
      await ask(`${area}/checkout`, { ...buyer, payment: 'good' }),
      await ask(`${area}/checkout`, { ...buyer, payment: 'good' }),
    ]
    const order = String(bought.headers.location)
    expect(order).toMatch(new RegExp(`^${area}/order/[\\w-]{20,}$`))
    expect(again.headers.location).toBe(order)

    const shown = (await ask(order)).body
    expect(shown).toContain(thanks)
    const number = /(?:Bestellung|Order) (\d+)/.exec(shown)?.[1] ?? ''
    const tickets = (await ask(`${order}/tickets`)).body
    expect(tickets.match(/src="data:image\/svg\+xml;base64,/g)).toHaveLength(2)

    const [, file = ''] = /href="([^"]*tickets\.ics)"/.exec(shown) ?? []
    const calendar = await ask(file)
    expect(calendar.headers['content-type']).toContain('text/calendar')
    expect(calendar.headers['content-security-policy']).toContain('sandbox')
    expect(new ical.Component(ical.parse(calendar.body)).getAllSubcomponents('vevent')).toHaveLength(1)

    await house.shop.mailed()
    const folder = path.join(house.app.platform.config.dataDir, 'mail')
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    expect(
      mails.filter((mail) => mail.includes(buyer.email) && mail.includes(`${subject} ${number}`)),
    ).toHaveLength(1)

    expect((await ask(`${area}/account`, { email: buyer.email, number: '999999' })).statusCode).toBe(400)
    await ask(`${area}/account`, { email: buyer.email, number })
    expect((await ask(`${area}/account`)).body).toContain(order)
    await ask(`${area}/account`, { action: 'leave' })
    expect((await ask(`${area}/account`)).body).not.toContain(order)
  })
})

describe('Time runs out in the shop', () => {
  it('after 15 minutes nothing is sold, and the cart says so', async () => {
    const { ask } = browser()
    const event = (await ask('/webshop/event/jet-7')).body
    await ask('/webshop/event/jet-7', { key: hidden(event, 'key'), 'tickets-1-1': '1' })
    house.clock.advance({ minutes: 15 })
    const late = await ask('/webshop/checkout', { name: 'A', email: 'a@test.example', payment: 'good' })
    expect(late.statusCode).toBe(409)
    expect((await ask('/webshop/cart')).body).toContain('keine Reservierung mehr')
  })
})

/** The first look brings everything the demo has on sale into the shop. */
const TIMEOUT = 240_000

describe('What stored pages say of tickets', () => {
  it(
    'follows the shop, and pages are made anew only when the coarse state changes',
    async () => {
      const id = (await addRow(house, events, eventAt('2040-01-01T18:00:00Z', { idJet: 'jet-9' }))).id
      await house.stock(eventOnSale('jet-9', 40))
      const status = async () => (await house.inject(`/api/events/${id}`)).json().status
      const told: (string[] | null)[] = []
      const visitor = await house.visit()
      const buy = (tickets: number) =>
        house.fillCart(
          { event_jet_id: 'jet-9', quantities: [tickets], sale_type_ids: [1], seat_group: 1 },
          visitor,
        )
      await house.app.shopWatch.look()
      await untilHeard(house.app.platform, house.app.platform)
      house.app.platform.changes.listen((tags) => told.push(tags))
      expect(await status()).toBe('scheduled')
      await buy(5)
      await house.app.shopWatch.look()
      await untilHeard(house.app.platform, house.app.platform)
      expect(told.flat()).not.toContain('events')
      await buy(30)
      await house.app.shopWatch.look()
      expect(told.flat()).toContain('events')
      expect(await status()).toBe('few_left')
      await buy(5)
      await house.app.shopWatch.look()
      expect(await status()).toBe('sold_out')
      // What was only held comes back by the clock.
      house.clock.advance({ minutes: 15 })
      await house.app.shopWatch.look()
      expect(await status()).toBe('scheduled')
    },
    TIMEOUT,
  )
})
