import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../packages/foyer/src/platform/config/config.ts'
import { systemClock } from '../packages/foyer/src/platform/time/clock.ts'
import { createApp } from '../packages/foyer/src/server/app.ts'
import type { StockedEvent } from '../packages/foyer/src/webshop/port.ts'
import { testshopToken } from '../packages/foyer/src/webshop/testshop/token.ts'
import { startShop } from '../packages/foyer/testshop/shop.ts'

const log = pino({ level: 'silent' })

/** The application with the test shop, called without a network. With DATABASE_URL on PostgreSQL, else embedded. */
export async function startHouseWithShop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  const { DATABASE_URL } = process.env
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL, TRUST_PROXY: 'on' })
  let origin: string | null = null
  const app = await createApp({
    config,
    clock: systemClock,
    log,
    shopAddress: () => origin,
    shopLimits: { timeoutMs: 60_000 },
  })
  const token = testshopToken(app.platform.secret.newest)
  const shop = await startShop({ config, clock: systemClock, log, token })
  origin = shop.address
  const visit = await app.server.inject('/api/user-details')
  const visitor = Object.fromEntries(visit.cookies.map(({ name, value }) => [name, value]))
  let callers = 0
  return {
    app,
    shop,
    /** Orders one ticket, from an address of its own, with these cookies besides those of every visitor. */
    order: (event: string, cookies: Record<string, string> = {}) =>
      app.server.inject({
        ...{ method: 'POST', url: '/api/shop-cart/', cookies: { ...visitor, ...cookies } },
        headers: {
          'x-csrftoken': visitor.csrftoken ?? '',
          'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers++ & 255}`,
        },
        payload: { event_jet_id: event, quantities: [1], sale_type_ids: [1], seat_group: 1 },
      }),
    stock: (key: string, seats: number) => stock(shop.address, token, key, seats),
    async close() {
      await app.close()
      await shop.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function stock(address: string, token: string, key: string, seats: number): Promise<void> {
  const name = { de: 'Saal', en: 'Hall' }
  const event: StockedEvent = {
    ...{ key, title: name, place: name, sale_from: null, standing: 'scheduled', capacity: seats },
    starts_at: '2090-01-01T18:00:00.000Z',
    ends_at: '2090-01-01T20:00:00.000Z',
    groups: [{ seat_group: 1, status: '1', name, prices: [{ sale_type: 1, name, cents: 100 }], blocks: [] }],
  }
  const answer = await fetch(`${address}/api/catalogue`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ events: [event] }),
  })
  if (answer.status !== 200) throw new Error(`The shop took no events: ${answer.status}`)
}
