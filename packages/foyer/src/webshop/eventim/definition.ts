import { z } from 'zod'
import { checkFacts } from '../../house/choice.ts'
import { SetupError } from '../../house/setup-error.ts'
import { origin } from '../../platform/config/origin.ts'
import { defineShop } from '../define-shop.ts'

const PATH = 'must be a path at the shop, such as /eventim.webshop/export/events.xml'

/** docs/webshop.md says what is known of the shop and what is assumed. */
const facts = z.strictObject({
  origin: origin.optional(),
  feed: z
    .string(PATH)
    .regex(/^\/[\w./-]+$/, PATH)
    .default('/eventim.webshop/export/events.xml'),
})

/** The facts of `eventim({ … })`. */
export interface EventimFacts {
  /** The address of the shop, such as `https://tickets.example.org`. The variable WEBSHOP_ORIGIN comes before it. */
  origin?: string
  /** Where the shop lists its events: the path of its export in XML. */
  feed?: string
}

/** A shop of Eventim.Inhouse, at the address that `origin` or the variable `WEBSHOP_ORIGIN` names. */
export function eventim(given: EventimFacts = {}) {
  const known = checkFacts('eventim', facts, given)
  return defineShop({
    kind: 'eventim',
    can: ['offer', 'hold', 'several', 'readCart', 'extend', 'changeCart', 'account', 'pages'],
    routes: ['webshop', 'shopFrame', 'eventimShop'],
    ownArea: 'eventimShop',
    creation: {
      factory: 'eventim',
      says: 'the address of an Eventim shop such as https://tickets.example.org',
      read: (answer) => {
        const parsed = origin.safeParse(answer)
        return parsed.success ? { origin: parsed.data } : null
      },
    },
    variables: {
      WEBSHOP_ORIGIN: {
        check: origin.optional(),
        without: 'the `origin` of `eventim({ … })`; required where that is missing',
        example: 'https://tickets.example.org',
        says: 'The address of the shop, without a path.',
      },
    },
    settings({ WEBSHOP_ORIGIN }, { chosenBy }) {
      const address = WEBSHOP_ORIGIN ?? known.origin
      if (!address) throw new SetupError(`${chosenBy}, so WEBSHOP_ORIGIN must name the shop's address.`)
      return { origin: address, feed: known.feed }
    },
    async connect(settings, tools) {
      const { eventimClient } = await import('./client.ts')
      return eventimClient({ ...settings, ...tools })
    },
  })
}
