import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ical from 'ical.js'
import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import type { StockedEvent } from '../../packages/foyer/src/webshop/port.ts'
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
      '/webshop/API/health',
      '/webshop/%2561pi/health',
      '/webshop/x%2F..%2Fapi/health',
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
  ['en', '/en/webshop', 'Your cart', 'The payment was declined', 'Thank you', 'Your tickets, order'],
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
    expect(filled.replaceAll('\u00a0', ' ')).toContain(language === 'de' ? '62,50 €' : '€62.50')
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
    expect(order).toMatch(new RegExp(`^${area}/order/[2-9A-Z]{28}$`))
    expect(again.headers.location).toBe(order)

    const shown = (await ask(order)).body
    expect(shown).toContain(thanks)
    expect(shown.match(/src="data:image\/svg\+xml;base64,/g), 'the codes are there at once').toHaveLength(2)
    const number = /(?:Bestellung|Order) (\d+)/.exec(shown)?.[1] ?? ''
    const tickets = (await ask(`${order}/tickets`)).body
    expect(tickets.match(/src="data:image\/svg\+xml;base64,/g)).toHaveLength(2)

    const [, file = ''] = /href="([^"]*tickets\.ics)"/.exec(shown) ?? []
    const calendar = await ask(file)
    expect(calendar.headers['content-type']).toContain('text/calendar')
    expect(calendar.headers['content-security-policy']).toContain('sandbox')
    expect(new ical.Component(ical.parse(calendar.body)).getAllSubcomponents('vevent')).toHaveLength(1)

    const [, code = ''] = /class="shop-code">([^<]+)</.exec(shown) ?? []
    expect(code.replaceAll('-', '')).toBe(order.split('/').at(-1))
    expect(tickets, 'a ticket that is shown around opens nothing').not.toContain(code)
    await house.shop.mailed()
    const folder = path.join(house.app.platform.config.dataDir, 'mail')
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    const own = mails.filter((mail) => mail.includes(buyer.email) && mail.includes(`${subject} ${number}`))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain(code)

    expect((await ask(`${area}/account`)).body).not.toContain(order)
    expect((await ask(`${area}/account`, { code: code.toLowerCase() })).statusCode).toBe(303)
    expect((await ask(`${area}/account`)).body).toContain(order)
    await ask(`${area}/account`, { action: 'leave' })
    expect((await ask(`${area}/account`)).body).not.toContain(order)
  })
})

describe('Nobody sees the order of another', () => {
  const buy = async (email: string) => {
    const { ask } = browser()
    const event = (await ask('/webshop/event/jet-7')).body
    await ask('/webshop/event/jet-7', { key: hidden(event, 'key'), 'tickets-1-1': '1' })
    const bought = await ask('/webshop/checkout', { name: 'A', email, payment: 'good' })
    return String(bought.headers.location)
  }

  it('who knows an e-mail address and the number of an order, or guesses a code, is shown nothing', async () => {
    const order = await buy('victim@test.example')
    const { ask } = browser()
    const guesses: Record<string, string>[] = [
      { email: 'victim@test.example', number: '1' },
      { email: 'victim@test.example', code: '1' },
      { code: '' },
      { code: '%' },
      { code: 'victim@test.example' },
    ]
    for (const form of guesses) {
      expect((await ask('/webshop/account', form)).statusCode).toBe(400)
      expect((await ask('/webshop/account')).body).not.toContain(order)
    }
  })

  it('who buys with the address of another sees that order alone', async () => {
    const order = await buy('victim@test.example')
    const own = await buy('victim@test.example')
    const { ask } = browser()
    await ask('/webshop/account', { code: own.split('/').at(-1) ?? '' })
    const { body } = await ask('/webshop/account')
    expect([body.includes(own), body.includes(order)]).toEqual([true, false])
  })

  it('orders of an older shop keep their address, and its sessions end', async () => {
    const order = await buy('early@test.example')
    await house.shop.pool.query(`
      alter table testshop.purchase rename column code to token;
      drop table testshop.account_order;
      create table testshop.account_session (id text primary key, email text not null, made_at timestamptz not null);
      update testshop.purchase set token = 'Zm9v-YmFyYmF6X3F1eC1xdXV4_2NvcmdA'
      where email = 'early@test.example'`)
    await house.stopShop()
    await house.restartShop()
    const older = `${order.slice(0, order.lastIndexOf('/'))}/Zm9v-YmFyYmF6X3F1eC1xdXV4_2NvcmdA`
    expect((await house.inject(older)).statusCode).toBe(200)
    const { ask } = browser()
    await ask('/webshop/account', { code: ' Zm9v-YmFyYmF6X3F1eC1xdXV4_2NvcmdA ' })
    expect((await ask('/webshop/account')).body).toContain(older)
    const { rows } = await house.shop.pool.query(`select to_regclass('testshop.account_session') as old`)
    expect(rows).toEqual([{ old: null }])
  })
})

describe('Tickets are chosen in the steps of the booking widget, without scripting', () => {
  const amountsIn = (html: string) =>
    [...html.matchAll(/name="(tickets-[\d-]+)" value="(\d+)"/g)].map(([, name, value]) => `${name}=${value}`)

  it('one more, one less; what is left counts what is chosen; disabled while nothing is', async () => {
    await house.stock(eventOnSale('jet-few', 3))
    const { ask } = browser()
    const empty = (await ask('/webshop/event/jet-few')).body
    expect(empty).not.toContain('<select')
    expect(empty).toContain('noch 3 Karten')
    expect(empty).toMatch(/class="shop-buy" type="submit" disabled/)
    const page = (query: string) => ask(`/webshop/event/jet-few?${query}`).then(({ body }) => body)
    const two = await page('tickets-1-1=1&more=1-2')
    expect(new Set(amountsIn(two))).toEqual(new Set(['tickets-1-1=1', 'tickets-1-2=1']))
    expect(two).toContain('noch 1 Karte')
    expect(two.replaceAll('\u00a0', ' ')).toMatch(/2 Karten <b>38,50 €<\/b>/)
    expect(two).not.toMatch(/class="shop-buy" type="submit" disabled/)
    const all = await page('tickets-1-1=2&tickets-1-2=1')
    expect(all).toContain('keine weitere Karte')
    expect(all.match(/name="more"[^>]* disabled/g)).toHaveLength(2)
    expect(amountsIn(await page('tickets-1-1=1&less=1-1&tickets-9-9=4'))).toEqual([])
  })

  it('what was refused is still chosen', async () => {
    const { ask } = browser()
    const event = (await ask('/webshop/event/jet-few')).body
    const refused = await ask('/webshop/event/jet-few', { key: hidden(event, 'key'), 'tickets-1-1': '9' })
    expect(refused.statusCode).toBe(409)
    expect(new Set(amountsIn(refused.body))).toEqual(new Set(['tickets-1-1=9']))
  })

  it('timeslots are steps, too: the first that has places is chosen, and its places are counted', async () => {
    const group = eventOnSale('jet-hours', 1).groups[0]
    await house.stock(
      eventOnSale('jet-hours', 10, {
        groups: group
          ? [
              {
                ...group,
                blocks: [70, 71].map((id) => ({ id, time_start: `1${id - 70}:00:00`, status: '1' })),
              },
            ]
          : [],
      }),
    )
    const { ask } = browser()
    const first = (await ask('/webshop/event/jet-hours')).body
    expect(hidden(first, 'block')).toBe('70')
    expect(first).toMatch(/value="70" type="submit" aria-pressed="true"/)
    const other = (await ask('/webshop/event/jet-hours?block=70&tickets-1-1=1&block=71')).body
    expect([hidden(other, 'block'), ...new Set(amountsIn(other))]).toEqual(['71', 'tickets-1-1=1'])
  })
})

describe('What is free elsewhere is free in the shop', () => {
  it.each([
    ['/webshop', 'Eintritt frei', 'Sie brauchen keine Karte', 'Karten erhältlich'],
    ['/en/webshop', 'Free admission', 'You do not need a ticket', 'Tickets available'],
  ])('%s', async (area, free, noTicket, available) => {
    const [group] = eventOnSale('jet-free', 5).groups
    const prices = [{ sale_type: 1, name: { de: 'Vollpreis', en: 'Full price' }, cents: 0 }]
    await house.stock(eventOnSale('jet-free', 5, { groups: group ? [{ ...group, prices }] : [] }))
    const list = (await house.inject(area)).body
    const [, entry = ''] = /event\/jet-free"(.*?)<\/li>/s.exec(list) ?? []
    expect([entry.includes(free), entry.includes(available)]).toEqual([true, false])
    const page = (await house.inject(`${area}/event/jet-free`)).body
    expect(page).toContain(noTicket)
    expect(page).not.toContain('class="shop-buy"')
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

  const KAETHE = { name: 'Käthe Kundin', email: 'kaethe@test.example' }
  /** A buyer with this many tickets in the cart; `add` puts in more. */
  const buyerOf = async (event: string, tickets: number, area = '/webshop') => {
    const { ask } = browser()
    const add = async (amount: number) => {
      const { body } = await ask(`${area}/event/${event}`)
      return ask(`${area}/event/${event}`, { key: hidden(body, 'key'), 'tickets-1-1': String(amount) })
    }
    await add(tickets)
    return { add, page: (path: string, form?: Record<string, string>) => ask(`${area}/${path}`, form) }
  }

  it('cart and checkout say until when; how many minutes that are is for the browser to count', async () => {
    const { page } = await buyerOf('jet-7', 1)
    const kept = /data-ends-at="[^"]+" data-seconds-left="900">Für Sie reserviert bis \d\d:\d\d Uhr\.</
    for (const path of ['cart', 'checkout']) {
      const { body } = await page(path)
      expect(body, path).toMatch(kept)
      expect(body).not.toMatch(/noch \d+ Minute/)
    }
  })

  it.each([
    ['/webshop', 'Ihre Karten sind wieder im Verkauf', '2 Karten noch einmal reservieren', 'Jetzt kaufen'],
    ['/en/webshop', 'Your tickets are on sale again', 'Reserve 2 tickets again', 'Buy now'],
  ])(
    '%s: whoever buys too late keeps what was typed, and the seats where they are still free',
    async (area, gone, again, buy) => {
      const { page } = await buyerOf('jet-7', 2, area)
      const seats = /data-cart-amount="2"/
      house.clock.advance({ minutes: 15 })
      const late = await page('checkout', { ...KAETHE, payment: 'good' })
      expect(late.statusCode).toBe(409)
      expect(late.body).toContain(gone)
      expect(late.body).toContain(again)
      expect(late.body).not.toContain(buy)
      expect([hidden(late.body, 'name'), hidden(late.body, 'email')]).toEqual([KAETHE.name, KAETHE.email])
      const back = await page('checkout', { ...KAETHE, action: 'again' })
      expect(back.statusCode).toBe(200)
      expect(back.body).toMatch(seats)
      expect(back.body).toContain(buy)
      expect(back.body).toContain(`value="${KAETHE.name}"`)
      expect((await page('checkout', { ...KAETHE, payment: 'good' })).statusCode).toBe(303)
    },
  )

  it('a look at the checkout buys nothing', async () => {
    const { page } = await buyerOf('jet-7', 1)
    const look = await page('checkout', { ...KAETHE, payment: 'good', action: 'look' })
    expect([look.statusCode, look.body.includes('Jetzt kaufen')]).toEqual([200, true])
    expect(look.body).toContain(`value="${KAETHE.email}"`)
  })

  it('seats that somebody else has taken by then are not offered again', async () => {
    await house.stock(eventOnSale('jet-taken', 1))
    const { page } = await buyerOf('jet-taken', 1)
    house.clock.advance({ minutes: 15 })
    await buyerOf('jet-taken', 1)
    const { body } = await page('cart')
    expect(body).toContain('vergeben')
    expect(body).not.toContain('noch einmal reservieren')
    expect(body).toContain('href="/webshop/event/jet-taken"')
    await page('cart', { action: 'again' })
    expect((await page('cart')).body).toContain('vergeben')
  })

  it('where a part is gone it says so, and one buys the rest or takes it again', async () => {
    const { add, page } = await buyerOf('jet-7', 1)
    house.clock.advance({ minutes: 10 })
    await add(2)
    house.clock.advance({ minutes: 6 })
    const part = (await page('checkout')).body
    expect(part).toContain('Für eine Ihrer Karten ist die Zeit abgelaufen')
    expect(part).not.toContain('Jetzt kaufen')
    await page('cart', { action: 'forget' })
    const rest = (await page('checkout')).body
    expect(rest).toContain('Jetzt kaufen')
    expect(rest).toContain('data-cart-amount="2"')
  })
})

describe('A shop that does not answer a form', () => {
  it('costs nothing of what was typed: it can be sent once more', async () => {
    const { ask } = browser()
    const event = (await ask('/webshop/event/jet-7')).body
    await ask('/webshop/event/jet-7', { key: hidden(event, 'key'), 'tickets-1-1': '1' })
    const typed = { name: 'Käthe Kundin', email: 'kaethe@test.example', payment: 'good' }
    house.controls.set({ kind: 'status', status: 500 })
    const failed = await ask('/webshop/checkout', typed)
    house.controls.set(null)
    expect(failed.statusCode).toBe(503)
    expect(failed.body).toContain('name="viewport"')
    const again = Object.fromEntries(Object.keys(typed).map((name) => [name, hidden(failed.body, name)]))
    expect(again).toEqual(typed)
    expect((await ask('/webshop/checkout', again)).statusCode).toBe(303)
  })

  it.each(['/nowhere?language=en', '/event/none?language=en'])(
    'its own error pages fit a phone, say their language and lead on: %s',
    async (path) => {
      const answer = await fetch(house.shop.address + path)
      const page = await answer.text()
      expect(answer.status).toBe(404)
      expect(page).toMatch(/<html lang="en">.*name="viewport".*<a class="shop-button" href="\/">/s)
    },
  )

  it('and so does the one for what it cannot read', async () => {
    const answer = await fetch(`${house.shop.address}/checkout?language=en`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: 'x',
    })
    expect(answer.status).toBe(415)
    expect(await answer.text()).toMatch(/<html lang="en">.*name="viewport".*href="\/cart"/s)
  })
})

describe('What has to stand where somebody buys', () => {
  it.each([
    ['/webshop', 'kein gesetzliches Widerrufsrecht', ['/de/agb', '/de/datenschutz', '/de/impressum']],
    ['/en/webshop', 'no statutory right of withdrawal', ['/en/terms', '/en/privacy', '/en/imprint']],
  ])('%s: terms, privacy, imprint, and that one cannot withdraw', async (area, words, links) => {
    const { ask } = browser()
    const event = (await ask(`${area}/event/jet-7`)).body
    await ask(`${area}/event/jet-7`, { key: hidden(event, 'key'), 'tickets-1-1': '1' })
    for (const path of ['cart', 'checkout']) {
      const { body } = await ask(`${area}/${path}`)
      expect(body, path).toContain(words)
      for (const link of links) expect(body, path).toContain(`href="${link}"`)
      const [, notice = ''] = /class="shop-legal">(.*?)<\/div>/s.exec(body) ?? []
      expect(notice.match(/href="/g), 'terms and privacy, in the sentence itself').toHaveLength(2)
    }
  })

  it('equal tickets are one row, with their seats', async () => {
    const [group] = eventOnSale('jet-rows', 1).groups
    const groups = [1, 2].map((seat_group) => ({ ...group, seat_group }))
    await house.stock(eventOnSale('jet-rows', 200, { groups } as Partial<StockedEvent>))
    const { ask } = browser()
    const event = (await ask('/webshop/event/jet-rows')).body
    const chosen = { 'tickets-1-1': '2', 'tickets-1-2': '1' }
    await ask('/webshop/event/jet-rows', { key: hidden(event, 'key'), ...chosen })
    const { body } = await ask('/webshop/cart')
    const [, rows = ''] = /class="shop-lines">(.*?)<\/ul>/s.exec(body) ?? []
    expect(rows.match(/<li>/g)).toHaveLength(2)
    expect(rows.replaceAll('\u00a0', ' ')).toMatch(
      /Parkett, Reihe \d+, Plätze \d+ und \d+<br \/>2 × Vollpreis, je 24 €<\/div><b>48 €<\/b>/,
    )
    const less =
      /name="line" value="(\d+)" type="hidden" \/>\s*<button[^>]*>Eine Karte weniger</.exec(rows)?.[1] ?? ''
    await ask('/webshop/cart', { action: 'remove', line: less })
    expect((await ask('/webshop/cart')).body).toContain('data-cart-amount="2"')
  })

  it('whoever is logged in finds name and address filled in, and nobody else does', async () => {
    const { ask, cookies } = browser()
    const event = (await ask('/webshop/event/jet-7')).body
    await ask('/webshop/event/jet-7', { key: hidden(event, 'key'), 'tickets-1-1': '1' })
    expect((await ask('/webshop/checkout')).body).toContain('name="email" value=""')
    Object.assign(cookies, (await house.login('customer')).cookies)
    expect((await ask('/webshop/checkout')).body).toContain('value="customer@test.example"')
  })

  it('who a price is for, and what is to be known of the seats', async () => {
    const [group] = eventOnSale('jet-notes', 1).groups
    const note = { de: 'Rollstuhlplätze: +49 000 5550-10', en: 'Wheelchair places: +49 000 5550-10' }
    const who = { de: 'Studierende', en: 'Students' }
    const prices = group?.prices.map((price) => ({ ...price, note: who })) ?? []
    await house.stock(eventOnSale('jet-notes', 5, { groups: group ? [{ ...group, note, prices }] : [] }))
    const { body } = await house.inject('/en/webshop/event/jet-notes')
    expect(body).toContain('Wheelchair places: <a href="tel:+49000555010">+49 000 5550-10</a>')
    expect(body.match(/<small>Students<\/small>/g)).toHaveLength(2)
  })
})

/** The first run sends all events on sale in the demo to the shop. */
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
      // Reserved tickets are released when their time is over.
      house.clock.advance({ minutes: 15 })
      await house.app.shopWatch.look()
      expect(await status()).toBe('scheduled')
    },
    TIMEOUT,
  )
})
