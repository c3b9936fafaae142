import { z } from 'zod'
import type { ShopTools } from '../define-shop.ts'
import type { ShopClient } from '../port.ts'
import { eventList } from './answers.ts'
import { pretixCalls } from './calls.ts'
import { pretixCarts } from './carts.ts'
import { pathOf, readKey } from './key.ts'
import { pretixOffers } from './offers.ts'
import { pretixProgramme } from './programme.ts'

interface Options extends Pick<ShopTools, 'clock' | 'currency' | 'log' | 'breaker' | 'limits'> {
  /** With the organizer, such as `https://tickets.example/haus`. */
  address: string
  /** How long the shop's queue is waited for. */
  patienceMs?: number
  /** Reads the programme; null without a token. */
  token?: string | null
  organizer?: string
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
export function pretixClient({ address, token, organizer, ...tools }: Options) {
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
    ...(token &&
      organizer && {
        programme: pretixProgramme({ origin: new URL(address).origin, organizer, token, log, currency }),
      }),
    places: {
      ...{ start: '/', cart: '/cart', account: '/', checkout: null },
      // A colon stays as it is in a path.
      event: (key) => `/event/${encodeURIComponent(key).replaceAll('%3A', ':')}`,
      fillsCart: () => false,
    },
    isWell: breaker.isWell,
    probe: () =>
      breaker
        .run(() => calls.json(eventList, 'widget/product_list?lang=en'))
        .then(
          () => true,
          () => false,
        ),
  } satisfies ShopClient
}
