import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { inject as provided } from 'vitest'
import type { LineLimits } from '../../src/domains/booking/waiting-line.ts'
import { testshopToken } from '../../src/webshop/connect.ts'
import type { ShopLimits } from '../../src/webshop/limits.ts'
import type { StockedEvent } from '../../src/webshop/port.ts'
import { type ShopOptions, startShop } from '../../testshop/shop.ts'
import { type Session, startTestApp } from './test-app.ts'

interface HouseWithShopOptions {
  now?: string
  /** Sells without locks, to show what they are for. */
  isLocking?: boolean
  limits?: Partial<ShopLimits & LineLimits>
}

/** A busy machine is no failure; what is tested with less says so. */
const PATIENT = { timeoutMs: 30_000 }

/** The whole house with a shop of its own beside it, on the same clock. Close it in `afterAll`. */
export async function startHouseWithShop({
  now,
  isLocking = true,
  limits = PATIENT,
}: HouseWithShopOptions = {}) {
  let origin: string | null = null
  const house = await startTestApp({
    ...(now !== undefined && { now }),
    shop: { testshopOrigin: () => origin, shopLimits: limits },
  })
  const { config, secret } = house.app.platform
  const options: ShopOptions = {
    config,
    clock: house.clock,
    log: pino({ level: 'silent' }),
    token: testshopToken(secret),
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
    /** Puts events on sale without the house knowing them. */
    stock: async (...events: StockedEvent[]) => {
      const answer = await fetch(`${shop.address}/api/catalogue`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${testshopToken(secret)}` },
        body: JSON.stringify({ events }),
      })
      if (answer.status !== 200)
        throw new Error(`The shop took no events: ${answer.status} ${await answer.text()}`)
    },
    /** Ends the shop; nobody listens where it was. */
    stopShop: () => shop.close(),
    async restartShop() {
      shop = await startShop(options)
      origin = shop.address
    },
    /** `POST /api/shop-cart/` of one buyer, each from an address of their own unless they hold a session. */
    fillCart: (payload: object, { cookies, headers }: Session, locale = 'en') =>
      house.inject({
        ...{ method: 'POST', url: `/${locale}/api/shop-cart/`, payload, cookies, headers },
        remoteAddress: `10.${(callers >> 14) & 127}.${(callers >> 7) & 127}.${callers++ & 127}`,
      }),
    /** Somebody without scripting: pages, forms, cookies, and nothing else. */
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

/** Making an embedded database from nothing takes seconds; a copy of the tests' own is as good. */
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

/** An event with as many free seats as asked for, all of one group and next to each other. */
export function eventOnSale(key: string, free: number, more: Partial<StockedEvent> = {}): StockedEvent {
  return {
    key,
    title: { de: 'Der Sturm', en: 'The Tempest' },
    place: VENUE,
    starts_at: '2040-01-01T18:00:00.000Z',
    ends_at: '2040-01-01T20:00:00.000Z',
    sale_from: null,
    standing: 'scheduled',
    // Half of a house that numbers no seats is sold.
    capacity: free * 2,
    groups: [
      { seat_group: 1, status: '1', name: { de: 'Parkett', en: 'Stalls' }, prices: PRICES, blocks: [] },
    ],
    ...more,
  }
}
