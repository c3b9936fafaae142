import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { inject as provided } from 'vitest'
import type { LineLimits } from '../../packages/foyer/src/domains/booking/waiting-line.ts'
import type { ShopLimits } from '../../packages/foyer/src/webshop/limits.ts'
import type { StockedEvent } from '../../packages/foyer/src/webshop/port.ts'
import { testshopToken } from '../../packages/foyer/src/webshop/testshop/token.ts'
import { type ShopOptions, startShop } from '../../packages/foyer/testshop/shop.ts'
import { type Session, startTestApp } from './test-app.ts'

interface HouseWithShopOptions {
  now?: string
  /** Without locks, to show what they prevent. */
  isLocking?: boolean
  limits?: Partial<ShopLimits & LineLimits>
}

/** Long time limits, so that a busy machine does not fail a test; tests of the limits set their own. */
const PATIENT = { timeoutMs: 30_000 }

/** The whole application with a test shop, both on the same clock. Close it in `afterAll`. */
export async function startHouseWithShop({
  now,
  isLocking = true,
  limits = PATIENT,
}: HouseWithShopOptions = {}) {
  let origin: string | null = null
  const house = await startTestApp({
    ...(now !== undefined && { now }),
    shop: { shopAddress: () => origin, shopLimits: limits },
  })
  const { config, secret } = house.app.platform
  const options: ShopOptions = {
    config,
    clock: house.clock,
    log: pino({ level: 'silent' }),
    token: testshopToken(secret.newest),
    forTests: { isLocking },
  }
  copyDatabase(config.dataDir)
  let shop = await startShop(options)
  origin = shop.address
  let callers = 0
  return {
    ...house,
    get shop() {
      return shop
    },
    controls: {
      set: (mischief: Parameters<NonNullable<typeof shop.controls>['set']>[0]) =>
        shop.controls?.set(mischief),
    },
    /** Puts events on sale that the site does not know. */
    stock: async (...events: StockedEvent[]) => {
      const answer = await fetch(`${shop.address}/api/catalogue`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${testshopToken(secret.newest)}`,
        },
        body: JSON.stringify({ events }),
      })
      if (answer.status !== 200)
        throw new Error(`The shop took no events: ${answer.status} ${await answer.text()}`)
    },
    /** Stops the shop; its address refuses connections then. */
    stopShop: () => shop.close(),
    async restartShop() {
      shop = await startShop(options)
      origin = shop.address
    },
    /** `POST /api/shop-cart/` of one buyer, each from an address of their own unless they have a session. */
    fillCart: (payload: object, { cookies, headers }: Session, locale = 'en') =>
      house.inject({
        ...{ method: 'POST', url: `/${locale}/api/shop-cart/`, payload, cookies, headers },
        remoteAddress: `10.${(callers >> 14) & 127}.${(callers >> 7) & 127}.${callers++ & 127}`,
      }),
    /** A visitor without scripts: uses only pages, forms and cookies. */
    withoutScripting() {
      const cookies: Record<string, string> = {}
      const ask = async (url: string, form?: Record<string, string>) => {
        const answer = await house.inject({
          ...{ url, cookies },
          ...(form && {
            method: 'POST',
            payload: new URLSearchParams(form).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
        })
        for (const { name, value } of answer.cookies) cookies[name] = value
        return answer
      }
      return { ask, cookies }
    },
    async close() {
      await house.close().finally(() => shop.close().catch(() => {}))
    },
  }
}

/** Making a new embedded database takes seconds, so the tests' own is copied. */
function copyDatabase(dataDir: string): void {
  if (process.env.TEST_DATABASE !== 'pglite') return
  const folder = path.join(dataDir, 'testshop')
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(provided('runFolder'), 'template', 'postgres'), path.join(folder, 'postgres'), {
    recursive: true,
  })
}

const VENUE = { de: 'Großer Saal', en: 'Great Hall' }
const PRICES = [
  { sale_type: 1, name: { de: 'Vollpreis', en: 'Full price' }, cents: 2400 },
  { sale_type: 2, name: { de: 'Ermäßigt', en: 'Reduced' }, cents: 1450 },
]

/** An event with so many free seats, all in one group and next to each other. */
export function eventOnSale(key: string, free: number, more: Partial<StockedEvent> = {}): StockedEvent {
  return {
    key,
    title: { de: 'Der Sturm', en: 'The Tempest' },
    place: VENUE,
    starts_at: '2040-01-01T18:00:00.000Z',
    ends_at: '2040-01-01T20:00:00.000Z',
    sale_from: null,
    standing: 'scheduled',
    // In an event without numbered seats, half of the places are sold.
    capacity: free * 2,
    groups: [
      { seat_group: 1, status: '1', name: { de: 'Parkett', en: 'Stalls' }, prices: PRICES, blocks: [] },
    ],
    ...more,
  }
}
