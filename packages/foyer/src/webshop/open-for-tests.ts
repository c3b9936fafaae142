import { pino } from 'pino'
import { systemClock } from '../platform/time/clock.ts'
import { connectShop } from './connect.ts'
import type { ShopDefinition } from './define-shop.ts'
import type { Shop, ShopSession } from './port.ts'

/** A shop as the site connects to it, for the tests of a house. */
export function openShop(shop: ShopDefinition, environment: Record<string, string> = {}): Promise<Shop> {
  const values = Object.entries(shop.variables).map(([name, { check }]) => [
    name,
    check.parse(environment[name]),
  ])
  const chosenBy = `The shop in house.ts is "${shop.kind}"`
  const installation = { isProduction: false, dataDir: '.', chosenBy }
  const webshop = shop.settings(Object.fromEntries(values), installation)
  return connectShop({
    config: { shop, webshop },
    ...{ clock: systemClock, log: pino({ level: 'silent' }), secret: 'of the tests' },
    ...{ address: () => null, onChange: () => {} },
  })
}

/** A visitor without a cart. */
export function shopVisitor(locale: ShopSession['locale'] = 'de'): ShopSession {
  const cookies: ShopSession['cookies'] = {}
  return {
    ...{ cookies, locale, calls: { get: () => null, set: () => {} } },
    set({ name, value }) {
      if (value === '') delete cookies[name]
      else cookies[name] = value
    },
  }
}
