import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PRETIX_TOKEN, startPretix } from '../../../../../tests/support/pretix-server.ts'
import { pretixProgramme } from './programme.ts'

const server = await startPretix()
afterAll(() => server.close())
beforeEach(() => server.reset())

function connect(more: object = {}) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const options = {
    origin: server.origin,
    organizer: 'haus',
    token: PRETIX_TOKEN,
    currency: 'EUR',
    log,
    ...more,
  }
  return { programme: pretixProgramme(options), lines }
}
const offline = { code: 'shop_offline' }

it('lists all pages: dates with title, place, lowest price and places', async () => {
  const evening = { title: 'Der Sturm', place: 'Großer Saal', ends: null, isCancelled: false }
  expect(await connect().programme()).toEqual([
    {
      ...evening,
      key: 'sturm:1',
      begins: '2026-06-01T20:00:00+02:00',
      price: '14.50',
      capacity: 100,
      free: 4,
    },
    { ...evening, key: 'sturm:2', begins: '2026-06-02T18:00:00Z', price: '9.00', capacity: null, free: null },
  ])
})

it('reads again only what has changed', async () => {
  const { programme } = connect()
  const first = await programme()
  Object.assign(server.lists['events/sturm/subevents/']?.[0] ?? {}, { active: false })
  expect(await programme()).toEqual(first)
  server.state.modified = 'Thu, 19 Nov 2026 21:00:00 GMT'
  expect((await programme())[0]).toMatchObject({ isCancelled: true })
})

it('waits where the shop asks it to, and not for ever', async () => {
  server.state.mischief = { busy: 2 }
  expect(await connect().programme()).toHaveLength(2)
  server.state.mischief = { busy: 99 }
  await expect(connect().programme()).rejects.toMatchObject(offline)
})

it('leaves out what is not live, tried out, or sold in another currency', async () => {
  for (const change of [{ live: false }, { testmode: true }, { currency: 'CHF' }]) {
    server.reset()
    Object.assign(server.lists['events/']?.[0] ?? {}, change)
    expect(await connect().programme()).toEqual([])
  }
})

describe('gives nothing, and one line of the log', () => {
  const changedPrice = () =>
    Object.assign(server.lists['events/sturm/items/']?.[0] ?? {}, { default_price: 24 })
  it.each([
    ['for a wrong token', { token: 'x' }, () => {}],
    ['if a price has another form', {}, changedPrice],
  ])('%s', async (_, more, arrange) => {
    arrange()
    const { programme, lines } = connect(more)
    await expect(programme()).rejects.toMatchObject(offline)
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain(PRETIX_TOKEN)
  })

  it('follows no page outside the organizer', async () => {
    for (const next of ['https://elsewhere.example/', '/api/v1/organizers/other/events/', '::']) {
      server.state.next = next
      await expect(connect().programme()).rejects.toMatchObject(offline)
    }
    expect(server.asked.filter(({ path }) => path.includes('other'))).toEqual([])
  })
})
