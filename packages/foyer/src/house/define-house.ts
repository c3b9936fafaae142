import type { Area } from '../contract/area-names.ts'
import type { EmbedProviderName } from '../contract/embed-providers.ts'
import type { PathName } from '../contract/path-words.ts'
import type { LoginChoice } from '../platform/login/definitions.ts'
import type { StorageChoice } from '../platform/storage/definitions.ts'
import type { ShopChoice } from '../webshop/definitions.ts'
import type { Variables } from './choice.ts'

/** The languages that Foyer speaks. */
export type Language = 'de' | 'en'

/** What `house.ts` says. Node runs it and nothing of it is bundled, so it holds facts: no JSX, no CSS, no environment. */
export interface House {
  /** The version of Foyer that the house is made for, such as `^0.1`; another one is refused. */
  foyer?: string
  /** The name of the venue. */
  name: string
  /** The languages of the site; the first is the default. */
  languages: [Language, ...Language[]]
  /** Where the clocks of the venue are, such as `Europe/Berlin`. */
  timeZone: string
  /** What prices are in, such as `EUR`. */
  currency: string
  /** The country of the venues as search engines are told it, such as `DE`. */
  country?: string
  /** Where tickets are sold, from `openfoyer/shops` (docs/reference/shops.md). */
  shop?: ShopChoice
  /** Where pictures and other files are kept, from `openfoyer/storage`: `disk()`, which is the default, or `s3()`. */
  storage?: StorageChoice
  /** How people log in, from `openfoyer/login`: `passwords()`, which is the default. */
  login?: LoginChoice
  /** The providers whose frames pages may show, such as `['youtube', 'vimeo']`; all without it. */
  embeds?: EmbedProviderName[]
  /** Parts that come from elsewhere, such as `[countdown()]`; of two with one name the later one counts. */
  plugins?: Plugin[]
  /** What the site does without: `{ magazine: false }`. Everything else is there. */
  areas?: Partial<Record<Area, boolean>>
  /** Other words in the addresses of screens: `{ events: { de: '/spielplan' } }`. */
  paths?: Partial<Record<PathName, { de?: string; en?: string }>>
  /** When pages get their scripts: after their first paint, or `on-use`, when a visitor uses a control such as the search. */
  scripts?: 'on-use'
  /** How German is spelt: `swiss` writes ss for ß in all texts of Foyer. */
  spelling?: 'swiss'
  /** The region whose numbers and prices a language writes. German is `de-DE`, with francs `de-CH`; English is `en-GB`. */
  formats?: { de?: `de-${string}`; en?: `en-${string}` }
}

/** Parts that not every house needs, and that several may want: a folder with the shape of a house folder, and facts. */
export interface Plugin {
  /** In small letters, such as `countdown`. Every mistake in the plugin is told with it. */
  name: string
  /** Where its parts are: `import.meta.dirname`. */
  folder: string
  /** The variables of the environment that its parts read with `variablesOf`. */
  variables?: Variables
  /** Facts for what `house.ts` leaves out. */
  facts?(house: House): Partial<House>
}

/** Gives `house.ts` its types: `export default defineHouse({ name: 'Haus Kaskade', … })`. */
export function defineHouse(house: House): House {
  return house
}
