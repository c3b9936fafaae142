import { z } from 'zod'
import type { ShopTools } from '../define-shop.ts'
import type { ShopClient } from '../port.ts'
import { pretixCalls } from './calls.ts'
import { pretixCarts } from './carts.ts'
import { pathOf, readKey } from './key.ts'
import { pretixOffers } from './offers.ts'

interface Options extends Pick<ShopTools, 'clock' | 'currency' | 'log' | 'breaker' | 'limits'> {
  /** With the organizer, such as `https://tickets.example/haus`. */
  address: string
  /** How long the shop's queue is waited for. */
  patienceMs?: number
}

/** What a webhook tells. It has no signature, so it is no more than a reason to look again. */
const hinted = z.object({
  organizer: z.string().max(100),
  event: z.string().max(100).nullish(),
  action: z.string().max(100),
})
/** However many hints arrive: the shop renews its own answers no faster. */
const HINTS_APART_MS = 10_000

/** An organizer at pretix, over the protocol of its widget: without a secret, and without anything of it in the visitor's browser. */
export function pretixClient({ address, ...tools }: Options) {
  const { breaker, clock, currency, limits, log, patienceMs } = tools
  // The shop waits half a second itself before it answers a form.
  const calls = pretixCalls(address, { clock, log, limits })
  const offers = pretixOffers(calls, { clock, currency, breaker, log })
  const carts = pretixCarts(calls, offers, { breaker, clock, log, patienceMs })
  /** The events that the site sells. */
  const events = new Set<string>()
  let hintedAt = Number.NEGATIVE_INFINITY

  const eventPath = (text: string): string | null => {
    const key = readKey(text)
    return key && pathOf(key)
  }

  return {
    offer: offers.offer,
    fillCart: carts.fill,
    readCart: carts.read,
    changes: async () => ({ until: new Date(0).toISOString(), offers: await offers.states(events) }),
    async stock(stocked) {
      for (const { key } of stocked) {
        const known = readKey(key)
        if (known) events.add(known.event)
      }
    },
    async leave({ path, session }) {
      const [, place, key = ''] = /^\/(cart|event)?(?:\/([^/?]+))?/.exec(path) ?? []
      const to =
        place === 'cart'
          ? carts.checkout(session)
          : place === 'event'
            ? eventPath(decodeURIComponent(key))
            : ''
      return `${calls.base}/${to ?? ''}`
    },
    async hint(body) {
      const parsed = hinted.safeParse(body)
      const now = clock.now().getTime()
      if (!parsed.success || now - hintedAt < HINTS_APART_MS) return false
      hintedAt = now
      if (parsed.data.event) offers.forget(parsed.data.event)
      return true
    },
    places: {
      ...{ start: '/', cart: '/cart', account: '/', checkout: null },
      // A colon stays as it is in a path.
      event: (key) => `/event/${encodeURIComponent(key).replaceAll('%3A', ':')}`,
      fillsCart: () => false,
    },
    isWell: breaker.isWell,
    // Each call finds out by itself; there is no call that says nothing else.
    probe: async () => true,
  } satisfies ShopClient
}
