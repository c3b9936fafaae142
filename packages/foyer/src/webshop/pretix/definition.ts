import { z } from 'zod'
import { checkFacts } from '../../house/choice.ts'
import { SetupError } from '../../house/setup-error.ts'
import { defineShop } from '../define-shop.ts'
import { readKey } from './key.ts'

const ADDRESS = 'must be the address of an organizer at pretix, such as https://pretix.eu/haus'
const address = z
  .string(ADDRESS)
  .trim()
  .refine(isAddress, ADDRESS)
  .transform((given) => given.replace(/\/+$/, ''))

function isAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password, search, hash } = new URL(given)
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === ''
}

const facts = z.strictObject({ address: address.optional() })

/** The facts of `pretix({ … })`. */
export interface PretixFacts {
  /** The address of the organizer, such as `https://pretix.eu/haus`. The variable PRETIX_ADDRESS comes before it. */
  address?: string
}

/** An organizer at pretix, on pretix.eu or on a server of the house's own. Buyers choose on the site and pay at pretix. */
export function pretix(given: PretixFacts = {}) {
  const known = checkFacts('pretix', facts, given)
  return defineShop({
    kind: 'pretix',
    can: ['offer', 'hold', 'several'],
    variables: {
      PRETIX_ADDRESS: {
        check: address.optional(),
        without: 'the `address` of `pretix({ … })`; required where that is missing',
        example: 'https://pretix.eu/haus',
        says: 'The address of the organizer at pretix. Nothing outside it is called.',
      },
    },
    settings({ PRETIX_ADDRESS }, { chosenBy }) {
      const chosen = PRETIX_ADDRESS ?? known.address
      if (!chosen)
        throw new SetupError(`${chosenBy}, so PRETIX_ADDRESS must name the address of the organizer.`)
      return { address: chosen }
    },
    routes: ['webshop'],
    key: {
      fits: (text) => readKey(text) !== null,
      says: {
        de: 'So wie „sturm:17“: der Kurzname der Veranstaltung bei pretix, bei Reihen mit der Nummer des Termins.',
        en: 'Such as “sturm:17”: the short name of the event at pretix and, for a series, the number of the date.',
      },
    },
    creation: {
      factory: 'pretix',
      says: 'pretix with the address of the organizer, such as pretix https://pretix.eu/haus',
      read(answer) {
        const [, where] = /^pretix\s+(\S+)$/i.exec(answer) ?? []
        const parsed = address.safeParse(where)
        return where && parsed.success ? { address: parsed.data } : null
      },
    },
    async connect(settings, tools) {
      const { pretixClient } = await import('./client.ts')
      return pretixClient({ ...tools, ...settings })
    },
  })
}
