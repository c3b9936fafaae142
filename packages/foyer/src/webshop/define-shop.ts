import type { Logger } from 'pino'
import { ABILITIES, type Ability } from '../contract/shop-abilities.ts'
import type { Bilingual } from '../contract/spoken.ts'
import type { Choice, Installation, ValuesOf, Variables } from '../house/choice.ts'
import { SetupError } from '../house/setup-error.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { Breaker } from './breaker.ts'
import type { ShopLimits } from './limits.ts'
import type { ShopClient } from './port.ts'

/** What a shop is given to connect with. */
export interface ShopTools {
  clock: Clock
  /** What the prices of the house are in, such as `EUR`. */
  currency: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Every call goes through it: after a few failures it refuses at once, and tries again by itself. */
  breaker: Breaker
  limits: ShopLimits
  /** The secret of the installation, for tokens of the shop's own. */
  secret: string
  /** The address of the process that `beside` runs; null until it listens. */
  address(): string | null
}

/** What runs a shop in a process of its own, beside the site. */
export interface BesideTools {
  secret: string
  log: Logger
  /** Called with the address when the shop opens, and with null when it has ended. */
  onMove(address: string | null): void
}

/** A shop in `house.ts`: facts and variables like any choice, and all that the site knows of this kind of shop. */
export interface ShopDefinition<Settings extends { kind: string } = { kind: string }>
  extends Choice<Settings> {
  /** What it can do. The site asks nothing else. */
  can: readonly Ability[]
  /** The routes of the webshop area that it answers. */
  routes: readonly string[]
  /** The area whose name its own paths begin with, so that area and shop have the same paths. */
  ownArea: string | null
  /** How often it is asked for changes. */
  lookEveryMs: number
  /** Whether its tickets are real. */
  takesMoney: boolean
  /** How `foyer create` offers it; null where it is not offered there. */
  creation: Creation | null
  connect(settings: Settings, tools: ShopTools): Promise<ShopClient> | ShopClient
  beside: ((tools: BesideTools) => Promise<{ stop(): Promise<void> }>) | null
  /** The form of its keys of events; null where any key fits. */
  key: KeyForm | null
}

/** How an event is named at the shop. */
interface KeyForm {
  fits(text: string): boolean
  /** For an editor whose key does not fit. */
  says: Bilingual
}

interface Creation {
  /** The function of `openfoyer/shops`. */
  factory: string
  /** What to answer, as it stands in the question. */
  says: string
  /** The facts of `house.ts` for an answer; null where the answer means another shop. */
  read(answer: string): Record<string, string> | null
}

/** What a house or the package says of a shop. */
export interface ShopDescription<Kind extends string, V extends Variables, Rest extends object> {
  /** One word in small letters. */
  kind: Kind
  can: readonly Ability[]
  variables?: V
  /** What `connect` is given, from the facts and the variables; throw a SetupError where they do not fit. */
  settings?(values: ValuesOf<V>, installation: Installation): Rest
  /** Called once, when the site starts. Import the client here, not above: `house.ts` is read before the site is there. */
  connect(settings: { kind: Kind } & Rest, tools: ShopTools): Promise<ShopClient> | ShopClient
  /** Without it, `/webshop` and the empty frame. */
  routes?: readonly string[]
  ownArea?: string
  /** A minute without it. */
  lookEveryMs?: number
  takesMoney?: boolean
  creation?: Creation
  key?: KeyForm
  beside?(tools: BesideTools): Promise<{ stop(): Promise<void> }>
}

const KIND = /^[a-z][a-z0-9-]{0,30}$/
const MINUTE = 60_000

/** Makes a shop that `house.ts` can choose. A mistake in it is refused at the start with one sentence. */
export function defineShop<
  const Kind extends string,
  V extends Variables = Record<never, never>,
  Rest extends object = object,
>(shop: ShopDescription<Kind, V, Rest>): ShopDefinition<{ kind: Kind } & Rest> {
  const { kind, can, settings } = shop
  const refuse = (sentence: string) => new SetupError(`house.ts: the shop "${kind}" ${sentence}`)
  if (!KIND.test(kind)) throw refuse('needs a kind in small letters, such as "box-office".')
  const unknown = can.find((one) => !ABILITIES.includes(one))
  if (unknown) throw refuse(`says that it can "${unknown}", which is none of ${ABILITIES.join(', ')}.`)
  if (typeof shop.connect !== 'function') throw refuse('has no connect().')
  return {
    kind,
    can,
    variables: shop.variables ?? {},
    settings: (values, installation) => ({
      kind,
      ...((settings?.(values as ValuesOf<V>, installation) ?? {}) as Rest),
    }),
    connect: shop.connect,
    routes: shop.routes ?? ['webshop', 'shopFrame'],
    ownArea: shop.ownArea ?? null,
    lookEveryMs: shop.lookEveryMs ?? MINUTE,
    takesMoney: shop.takesMoney ?? true,
    creation: shop.creation ?? null,
    beside: shop.beside ?? null,
    key: shop.key ?? null,
  }
}
