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
  .transform((given) => given.replace(/\/$/, ''))

function isAddress(given: string): boolean {
  if (!URL.canParse(given)) return false
  const { protocol, username, password, search, hash } = new URL(given)
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === ''
}

const organizer = z.string().regex(/^[\w.-]{1,50}$/, 'must be the short name of an organizer, such as haus')
const facts = z.strictObject({ address: address.optional(), organizer: organizer.optional() })

/** The facts of `pretix({ … })`. */
export interface PretixFacts {
  /** The address of the organizer, such as `https://pretix.eu/haus`. The variable PRETIX_ADDRESS comes before it. */
  address?: string
  /** Its short name, where the address does not end with it because the organizer has a domain of its own. */
  organizer?: string
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
        says: 'The address of the organizer at pretix. Visitors bring calls to nothing outside it.',
      },
      PRETIX_TOKEN: {
        check: z
          .string()
          .trim()
          .regex(/^[A-Za-z0-9]{20,100}$/, 'must be a token of a team at pretix')
          .optional(),
        isSecret: true,
        without: 'the programme of pretix is not imported',
        example: 'a1b2c3d4e5f6g7h8i9j0k1l2',
        says: 'The token of a team at pretix that may read events and nothing else: with it the import desk reads the programme.',
      },
    },
    settings({ PRETIX_ADDRESS, PRETIX_TOKEN }, { chosenBy }) {
      const chosen = PRETIX_ADDRESS ?? known.address
      if (!chosen)
        throw new SetupError(`${chosenBy}, so PRETIX_ADDRESS must name the address of the organizer.`)
      const named = known.organizer ?? new URL(chosen).pathname.split('/').at(-1) ?? ''
      if (PRETIX_TOKEN && !named) {
        throw new SetupError(
          `${chosenBy}: for PRETIX_TOKEN, pretix() needs the organizer, because its address does not name it.`,
        )
      }
      return { address: chosen, organizer: named, token: PRETIX_TOKEN ?? null }
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
