import type { Config } from '../platform/config/config.ts'
import { signatureOf } from '../platform/signature.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createBreaker } from './breaker.ts'
import { eventimClient } from './eventim/client.ts'
import { SHOP_LIMITS, type ShopLimits } from './limits.ts'
import { noShop } from './none/client.ts'
import type { Shop } from './port.ts'
import { testshopClient } from './testshop/client.ts'

interface Options {
  config: Pick<Config, 'webshop'>
  clock: Clock
  secret: string
  /** The address of the test shop; null until it listens. */
  testshopOrigin(): string | null
  limits?: Partial<ShopLimits> | undefined
  onChange(isWell: boolean): void
}

/** Connects to the configured shop. */
export function connectShop({ config, clock, secret, testshopOrigin, limits: own, onChange }: Options): Shop {
  const limits = { ...SHOP_LIMITS, ...own }
  const breaker = createBreaker({ clock, limits, onChange })
  const { webshop } = config
  if (webshop.kind === 'none') return noShop()
  if (webshop.kind === 'eventim') return eventimClient({ ...webshop, breaker, limits })
  return testshopClient({ origin: testshopOrigin, token: testshopToken(secret), breaker, limits })
}

/**
 * The token with which the site authenticates to the test shop. It is the same after every start, so that the test shop
 * recognises a call that was begun before.
 */
export function testshopToken(secret: string): string {
  return signatureOf(secret, 'testshop')
}
