import { afterAll, describe, expect, it } from 'vitest'
import { waitingVisitors } from '../../packages/foyer/src/domains/booking/tables.ts'
import { forgetPastWaiting } from '../../packages/foyer/src/domains/booking/waiting-line.ts'
import { requestLines, say } from '../support/raw-request.ts'
import { eventOnSale, startHouseWithShop } from '../support/test-shop.ts'

/**
 * A small house, so that a line forms soon: two carts at once, five calls waiting, three visitors admitted from the
 * line.
 */
const house = await startHouseWithShop({ limits: { timeoutMs: 30_000, atOnce: 2, held: 5, admitted: 3 } })
afterAll(() => house.close())
const address = new URL(await house.app.server.listen({ port: 0, host: '127.0.0.1' }))
const PEOPLE = 60
const BEFORE_THE_LINE = 7
const ONE_TICKET = { 'tickets-1-1': '1' }

/** A visitor with their own cookies, who wants one ticket. */
async function person(event: string) {
  const session = await house.visit()
  const remember = (answer: { cookies: { name: string; value: string }[] }) => {
    for (const { name, value } of answer.cookies) session.cookies[name] = value
  }
  return {
    session,
    order: async (quantity = 1) => {
      const one = { event_jet_id: event, quantities: [quantity], sale_type_ids: [1], seat_group: 1 }
      const answer = await house.fillCart(one, session)
      remember(answer)
      return answer
    },
    line: async () => (await house.inject({ url: '/api/shop-line/', cookies: session.cookies })).json(),
  }
}
type Person = Awaited<ReturnType<typeof person>>

/** All order at the same moment; returns those who have to wait, in order of arrival. */
async function saleStart(event: string) {
  await house.stock(eventOnSale(event, PEOPLE * 2))
  const people: Person[] = []
  for (let one = 0; one < PEOPLE; one++) people.push(await person(event))
  const answers = await Promise.all(people.map(({ order }) => order()))
  const inLine = people
    .map((one, index) => ({ one, answer: answers[index] as (typeof answers)[number] }))
    .filter(({ answer }) => answer.statusCode === 503)
    .sort((a, b) => a.answer.json().place - b.answer.json().place)
  const waiting = inLine.map(({ one }) => one)
  const told = inLine.map(({ answer }) => answer)
  return { waiting, told, served: answers.filter(({ statusCode }) => statusCode === 200).length }
}

/** A visitor without scripting, on the shop's own page of the event. */
function pageVisitor(event: string) {
  const { ask } = house.withoutScripting()
  return {
    ask,
    choose: async () => {
      const page = await ask(`/webshop/event/${event}`)
      const key = /name="key" value="([^"]*)"/.exec(page.body)?.[1] ?? ''
      return ask(`/webshop/event/${event}`, { key, ...ONE_TICKET })
    },
  }
}

describe('at a sale start', () => {
  it("the shop's own pages stand in the same line; who has tickets goes on to pay for them", async () => {
    await house.stock(eventOnSale('sale-0', PEOPLE * 2))
    const early = pageVisitor('sale-0')
    expect((await early.choose()).statusCode).toBe(303)

    const { waiting } = await saleStart('sale-3')
    const late = pageVisitor('sale-3')
    const told = await late.choose()
    expect(told.statusCode).toBe(503)
    expect(told.body).toContain('Sie sind in der Warteschlange')
    expect(told.body).toContain(`Noch ${waiting.length} vor Ihnen`)
    expect(told.body, 'the choice, to be sent again').toContain('name="tickets-1-1" value="1"')
    expect((await late.choose()).body, 'the same place').toContain(`Noch ${waiting.length} vor Ihnen`)
    expect((await early.ask('/webshop/cart', { action: 'extend' })).statusCode).not.toBe(503)

    for (const one of waiting) expect((await one.order()).statusCode).toBe(200)
    expect((await late.choose()).statusCode).toBe(303)
  })

  it('nobody passes the line by spelling the address differently', async () => {
    const { waiting } = await saleStart('sale-4')
    const event = '/webshop/event/sale-4'
    const key = 'one-and-the-same-key'
    const form = new URLSearchParams({ key, ...ONE_TICKET }).toString()
    for (const target of [
      ...[event, `/en${event}`, '/testshop/event/sale-4', '/test.webshop/event/sale-4', `${event}/`],
      ...['/webshop/%65vent/sale-4', '/%77ebshop/%65vent/sale-4', '/webshop/%65v%65nt/%73ale-4'],
      ...[
        '/webshop/%2565vent/sale-4',
        '/webshop/event%2Fsale-4',
        '/webshop/event%2fsale-4',
        '/webshop%2fevent/sale-4',
      ],
      ...[
        '//webshop/event/sale-4',
        '/webshop//event/sale-4',
        '/webshop/event//sale-4',
        '/webshop\\event/sale-4',
      ],
      ...['/webshop/./event/sale-4', '/webshop/x/../event/sale-4', '/webshop/%2e/event/sale-4'],
      ...['/webshop/x/%2e%2e/event/sale-4', '/webshop/x/.%2E/event/sale-4', '/webshop/event%5csale-4'],
      ...['/WEBSHOP/event/sale-4', '/webshop/EVENT/sale-4', '/Webshop/%45vent/sale-4'],
      ...['/webshop/event;x/sale-4', '/webshop/event/sale-4?x=/y', '/webshop/event/sale-4%20'],
    ]) {
      const lines = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`]
      const answer = await say(address, requestLines(target, lines, 'POST') + form)
      const { location = '' } = answer.headers
      expect([301, 404, 405, 503], `${target}: ${answer.statusCode}`).toContain(answer.statusCode)
      if (answer.statusCode === 301) expect(location, target).toMatch(/^(\/en)?\/webshop\/event\/sale-4$/i)
    }
    for (const path of [
      'event/sale-4',
      '%65vent/sale-4',
      '/event/sale-4',
      'event%2Fsale-4',
      './event/sale-4',
    ]) {
      const { session } = await person('sale-4')
      const payload = { area: 'webshop', path, form }
      const answer = await house.inject({ ...session, method: 'POST', url: '/api/shop-page/', payload })
      expect(answer.statusCode === 404 || answer.json().waiting, path).toBeTruthy()
    }
    for (const one of waiting) expect((await one.order()).statusCode).toBe(200)
    // Visitors who got a place in this test do not come back.
    house.clock.advance({ minutes: 2 })
  })

  it('those who come first are served at once, everybody else is told a place and served in turn', async () => {
    const { waiting, told, served } = await saleStart('sale-1')
    expect(served).toBe(BEFORE_THE_LINE)
    expect(told.map((answer) => answer.json().place)).toEqual(waiting.map((_, index) => index + 1))
    expect(told.at(-1)?.json()).toMatchObject({ code: 'in_line', is_next: false, ask_again_seconds: 1 })
    expect(told.at(-1)?.headers['retry-after']).toBe('1')

    const [first, second, third, fourth] = waiting as [Person, Person, Person, Person]
    const last = waiting.at(-1) as Person
    expect((await last.order()).json(), 'nobody pushes in').toMatchObject({ place: waiting.length })
    expect(await fourth.line()).toEqual({ place: 4, is_next: false, ask_again_seconds: 1 })
    expect(await third.line()).toMatchObject({ place: 3, is_next: true })
    expect((await second.order()).statusCode).toBe(200)
    expect(await fourth.line()).toMatchObject({ place: 3, is_next: true })
    const late = await person('sale-1')
    expect((await late.order()).json(), 'a latecomer stands at the end').toMatchObject({
      place: waiting.length,
    })

    expect((await first.order()).statusCode).toBe(200)
    expect((await first.order(2)).statusCode, 'whose turn has come goes on ordering').toBe(200)
    for (const one of [third, ...waiting.slice(3), late]) expect((await one.order()).statusCode).toBe(200)
    expect((await (await person('sale-1')).order()).statusCode, 'the line is gone').toBe(200)
  })

  it('who is away is passed over and stands where they stood when they come back', async () => {
    const { waiting } = await saleStart('sale-2')
    const [away, next] = waiting as [Person, Person]
    house.clock.advance({ seconds: 50 })
    await next.line()
    house.clock.advance({ seconds: 30 })
    expect(await next.line()).toMatchObject({ place: 1 })
    house.clock.advance({ seconds: 1 })
    await away.line()
    house.clock.advance({ seconds: 1 })
    expect([await away.line(), await next.line()]).toMatchObject([{ place: 1 }, { place: 2 }])
  })

  it('a place cannot be made up, and is forgotten in time', async () => {
    const forged = await person('sale-2')
    Object.assign(forged.session.cookies, { waiting: '1.AAAA' })
    expect(await forged.line()).toEqual({ place: 0, is_next: true, ask_again_seconds: 0 })
    house.clock.advance({ minutes: 16 })
    await forgetPastWaiting(house.app.platform)
    expect(await house.app.platform.db.select().from(waitingVisitors)).toEqual([])
  })
})
