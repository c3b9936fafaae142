import { afterAll, describe, expect, it } from 'vitest'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { addEvent } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const none = await startTestApp({ environment: { WEBSHOP_KIND: 'none' } })
const eventim = await startTestApp({
  environment: { WEBSHOP_KIND: 'eventim', WEBSHOP_ORIGIN: 'http://127.0.0.1:1' },
})
afterAll(() => Promise.all([none.close(), eventim.close()]))

/** Addresses below which a shop would answer. */
const AREAS = [
  '/webshop',
  '/en/webshop',
  '/testshop',
  '/test.webshop',
  '/eventim.webshop',
  '/eventim-template',
]
const FUTURE = '2026-06-01T18:00:00Z'
const PRICE = { id: 1, sale_type_id: 1, price: '12.00', seat_group: 1, has_discounts: false }
const SOLD = {
  ...{ idJet: 'of-the-test', title: { de: 'Abend', en: 'Evening' } },
  prices: [{ ...PRICE, text: { de: 'Preis', en: 'Price' }, name: { de: 'Saal', en: 'Hall' } }],
}

describe('3-readings, Decided after it was used, attacked and read, No shop', () => {
  it.each(AREAS.flatMap((area) => [area, `${area}/event/1`]))('%s is not there', async (url) => {
    const [answer, missed] = await Promise.all([none.inject(url), none.inject('/nowhere')])
    expect(answer.statusCode).toBe(404)
    expect(answer.body, 'the frame of every page that is not there').toContain('<footer')
    expect(answer.headers['set-cookie']).toEqual(missed.headers['set-cookie'])
    const form = { method: 'POST', payload: 'a=b' } as const
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await none.inject({ ...form, headers, url })).statusCode).toBe(405)
  })

  it.each([
    ['POST', '/api/shop-cart/', { event_jet_id: 'x', quantities: [1], sale_type_ids: [1] }],
    ['GET', '/api/shop-cart/', undefined],
    ['GET', '/api/shop-line/', undefined],
    ['POST', '/api/shop-cart-extension/', {}],
    ['GET', '/api/shop-offers/x/', undefined],
  ] as const)('%s %s says that there is none', async (method, path, payload) => {
    const body = payload && { payload: { ...payload } }
    const answer = await none.inject({ ...(await none.visit()), method, url: `/en${path}`, ...body })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      detail: expect.stringContaining('does not sell tickets'),
      code: 'no_shop',
    })
  })

  it.each(['/de', '/de/programm', '/en/events', '/de/produktionen', '/de/abonnements', '/en/abonnements'])(
    'no way to tickets on %s, and no word of a shop that is offline',
    async (url) => {
      const { body } = await none.inject(url)
      // The visible page; the settings in the page's data still contain the address.
      const [shown = ''] = body.split('<script type="application/json"', 1)
      expect(shown).not.toMatch(/href="[^"]*webshop/i)
      expect(shown).not.toContain('data-opens="true"')
      expect(shown).not.toContain('Webshop offline')
    },
  )

  it('an event keeps its price and loses its button, unless it names an address elsewhere', async () => {
    const here = await addEvent(none, FUTURE, { ...SOLD, ticketUrl: '/webshop/event/of-the-test' })
    const away = { ...SOLD, idJet: 'elsewhere', ticketUrl: 'https://tickets.example/17' }
    const there = await addEvent(none, FUTURE, away)
    const ask = async (id: number) => (await none.inject(`/en/api/events/${id}/`)).json()
    expect(await ask(here)).toMatchObject({ ticket_url: '', prices: [{ price: '12.00' }] })
    expect(await ask(there)).toMatchObject({ ticket_url: 'https://tickets.example/17' })
    const page = async (id: number) => (await none.inject((await ask(id)).url)).body
    expect(await page(here)).not.toContain('Book tickets')
    expect(await page(here)).toContain('12')
    expect(await page(there)).toMatch(/<a[^>]+href="https:\/\/tickets\.example\/17"[^>]*>Book tickets/)
  })

  it('the house may name an address for tickets', async () => {
    const { design } = (await none.inject('/pageeditor-api/settings')).json().data
    const header = { ...design.header, webshopLink: 'https://tickets.example/' }
    await writeSettings(none.app.platform, 'design', { ...design, header })
    expect((await none.inject('/de')).body).toContain('href="https://tickets.example/"')
    await writeSettings(none.app.platform, 'design', design)
  })

  it('settings and user say so', async () => {
    const { data } = (await none.inject('/pageeditor-api/settings')).json()
    expect(data).toMatchObject({ shop_kind: 'none', is_shop_online: false })
    expect((await none.inject('/api/user-details')).json()).toMatchObject({ webshop_url: '' })
  })
})

describe('3-readings, Decided after it was used, attacked and read, Routes of a shop', () => {
  it.each([
    ['/testshop', 404],
    ['/test.webshop/cart', 404],
    ['/de/webshop-files/testshop/a.png', 404],
    ['/eventim-template', 200],
    // There is no server at its origin.
    ['/webshop', 503],
    ['/eventim.webshop', 503],
  ])('a house with another shop answers %s with %i', async (url, status) => {
    const answer = await eventim.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body.includes('<footer')).toBe(status === 404 && !url.includes('files'))
  })
})
