import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { testshopToken } from '../src/webshop/connect.ts'
import type { StockedEvent } from '../src/webshop/port.ts'
import { startShop } from '../testshop/shop.ts'
import { isQuick, type Row } from './bench.ts'

/**
 * Reservations through the front door beside bare inserts of the same rows into the shop's database, and the same in an event of 1,000
 * and of 100,000 seats. With DATABASE_URL on PostgreSQL, else embedded.
 */
const ROUNDS = isQuick ? 8 : 20
const AT_ONCE = 20
const SIZES = [1_000, 100_000]
const log = pino({ level: 'silent' })

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
const { DATABASE_URL } = process.env
const config = readConfig({ DATA_DIR: folder, DATABASE_URL, TRUST_PROXY: 'on' })
let origin: string | null = null
const app = await createApp({
  config,
  clock: systemClock,
  log,
  testshopOrigin: () => origin,
  shopLimits: { timeoutMs: 60_000 },
})
const token = testshopToken(app.platform.secret)
const shop = await startShop({ config, clock: systemClock, log, token })
origin = shop.address
for (const size of SIZES) await stock(`bench-${size}`, size)
await shop.pool.query('create table testshop.bare (like testshop.cart_line)')

const visit = await app.server.inject('/api/user-details')
const cookies = Object.fromEntries(visit.cookies.map(({ name, value }) => [name, value]))
let callers = 0

const times: Record<string, number[]> = {}

export default async function cart(): Promise<Row[]> {
  for (let round = 0; round < ROUNDS; round++) {
    // They take turns, so that whatever else the machine does slows all.
    for (const size of SIZES) await timed(`${size}`, () => reserve(`bench-${size}`))
    await timed('bare', insert)
  }
  await app.close()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
  const [few = [], many = [], bare = []] = [...SIZES.map(String), 'bare'].map((name) => times[name])
  return [
    {
      ...{ what: 'reservations', beside: 'bare inserts of the same rows' },
      ratios: few.map((ms, round) => (bare[round] ?? 0) / ms),
    },
    {
      ...{ what: 'a reservation in an event of 100,000 seats', beside: 'one of 1,000', wanted: '≤ 1.5' },
      ratios: many.map((ms, round) => ms / (few[round] ?? 1)),
    },
  ]
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  times[name] = [...(times[name] ?? []), performance.now() - begun]
}

async function reserve(event: string): Promise<void> {
  const answer = await app.server.inject({
    ...{ method: 'POST', url: '/api/shop-cart/', cookies },
    headers: {
      'x-csrftoken': cookies.csrftoken ?? '',
      'x-forwarded-for': `10.0.${callers >> 8}.${callers++ & 255}`,
    },
    payload: { event_jet_id: event, quantities: [1], sale_type_ids: [1], seat_group: 1 },
  })
  if (answer.statusCode !== 200) throw new Error(`${event}: ${answer.statusCode} ${answer.body}`)
}

/** What a reservation leaves behind, written without asking anything. */
async function insert(): Promise<void> {
  const now = new Date()
  await shop.pool.query(
    `insert into testshop.bare (id, cart, seat, sale_type, cents, held_at, held_until) values (1, 'x', 1, 1, 100, $1, $1)`,
    [now],
  )
}

async function stock(key: string, seats: number): Promise<void> {
  const name = { de: 'Saal', en: 'Hall' }
  const event: StockedEvent = {
    ...{ key, title: name, place: name, sale_from: null, standing: 'scheduled', capacity: seats },
    starts_at: '2090-01-01T18:00:00.000Z',
    ends_at: '2090-01-01T20:00:00.000Z',
    groups: [{ seat_group: 1, status: '1', name, prices: [{ sale_type: 1, name, cents: 100 }], blocks: [] }],
  }
  const answer = await fetch(`${shop.address}/api/catalogue`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ events: [event] }),
  })
  if (answer.status !== 200) throw new Error(`The shop took no events: ${answer.status}`)
}
