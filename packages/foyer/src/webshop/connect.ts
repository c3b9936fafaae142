import { facts } from '#house/facts'
import { Failure } from '../contract/errors.ts'
import { type AnyRoute, routeRow } from '../contract/routes.ts'
import type { Ability } from '../contract/shop-abilities.ts'
import { SetupError } from '../house/setup-error.ts'
import type { Config } from '../platform/config/config.ts'
import type { Logger } from '../platform/log.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createBreaker } from './breaker.ts'
import { SHOP_LIMITS, type ShopLimits } from './limits.ts'
import type { Shop, ShopClient } from './port.ts'

interface Options {
  config: Pick<Config, 'shop' | 'webshop'>
  clock: Clock
  log: Logger
  secret: string
  /** The address of a shop that runs beside the site; null until it listens. */
  address(): string | null
  limits?: Partial<ShopLimits> | undefined
  onChange(isWell: boolean): void
}

/** Connects to the configured shop. */
export async function connectShop(options: Options): Promise<Shop> {
  const { config, clock, log, secret, address, onChange } = options
  const limits = { ...SHOP_LIMITS, ...options.limits }
  const breaker = createBreaker({ clock, limits, onChange })
  const { shop, webshop } = config
  const client = await shop.connect(webshop, {
    clock,
    currency: facts.currency,
    log,
    breaker,
    limits,
    secret,
    address,
  })
  const missing = shop.can.find((ability) => NEEDS[ability] && !client[NEEDS[ability]])
  if (missing) {
    throw new SetupError(
      `The shop "${shop.kind}" says that it can "${missing}", but has no ${NEEDS[missing]}().`,
    )
  }
  if (shop.can.length > 0 && !shop.can.includes('pages') && !client.leave) {
    throw new SetupError(
      `The shop "${shop.kind}" has no pages inside the site, so it needs leave(), which says where buyers go on.`,
    )
  }
  const wrong = shop.routes.find((name) => routeRow(name as AnyRoute)?.layout !== 'webshop')
  if (wrong)
    throw new SetupError(`The shop "${shop.kind}" answers the route "${wrong}", which is none of a shop.`)
  const refuse = async () => {
    throw new Failure('not_found')
  }
  return {
    offer: async () => null,
    fillCart: refuse,
    readCart: async () => ({ quantity: 0, ends_at: null, may_extend: false }),
    extendCart: refuse,
    page: refuse,
    leave: refuse,
    changes: async () => ({ until: new Date(0).toISOString(), offers: [] }),
    stock: async () => {},
    isWell: breaker.isWell,
    probe: async () => breaker.isWell(),
    ...client,
  }
}

/** What a shop must have for what it says it can do. */
const NEEDS: Partial<Record<Ability, keyof ShopClient>> = {
  offer: 'offer',
  hold: 'fillCart',
  readCart: 'readCart',
  extend: 'extendCart',
  pages: 'page',
}
