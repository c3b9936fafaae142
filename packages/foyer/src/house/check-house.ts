import { existsSync } from 'node:fs'
import { z } from 'zod'
import { AREAS } from '../contract/area-names.ts'
import { EMBED_PROVIDERS, type EmbedProviderName } from '../contract/embed-providers.ts'
import { PATH_WORDS, type PathName } from '../contract/path-words.ts'
import { LOGINS } from '../platform/login/definitions.ts'
import { STORAGES } from '../platform/storage/definitions.ts'
import { SHOPS } from '../webshop/definitions.ts'
import type { Choice } from './choice.ts'
import type { House, Plugin } from './define-house.ts'
import { fits, foyerVersion, RANGE } from './foyer-version.ts'
import { SetupError } from './setup-error.ts'

const LANGUAGES = ['de', 'en'] as const

const COUNTRY = 'must be a country of two letters, such as DE'
const FORMATS = 'may name a region for "de" and "en", such as { de: "de-AT" }'
const AREA_RULE = `may name ${AREAS.join(', ')}, each true or false`
const areas = z.strictObject(
  Object.fromEntries(AREAS.map((area) => [area, z.boolean(AREA_RULE).optional()])),
  AREA_RULE,
)
const PATH_NAMES = Object.keys(PATH_WORDS) as PathName[]
const PATH_RULE = `may name ${PATH_NAMES.join(', ')}, each with words such as { de: "/spielplan", en: "/whats-on" }`
const word = z
  .string(PATH_RULE)
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, PATH_RULE)
  .optional()
const paths = z.strictObject(
  Object.fromEntries(
    PATH_NAMES.map((name) => [name, z.strictObject({ de: word, en: word }, PATH_RULE).optional()]),
  ),
  PATH_RULE,
)
const timeZone = z
  .string('must be a time zone, such as Europe/Berlin')
  .refine(isTimeZone, 'must be a time zone, such as Europe/Berlin')
const currency = z
  .string('must be a currency of three letters, such as EUR')
  .refine(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'must be a currency of three letters, such as EUR',
  )
const languages = z
  .array(z.enum(LANGUAGES, 'may be "de" and "en"'), 'must be a list such as ["de", "en"]')
  .min(1, 'must have at least one language: "de" or "en"')
  .refine((list) => new Set(list).size === list.length, 'must name each language once')

const FOYER = 'must be the version of Foyer it is made for, such as ^0.1'
const EMBEDS = `must be a list of providers: ${Object.keys(EMBED_PROVIDERS).join(', ')}`
const embed = z.enum(Object.keys(EMBED_PROVIDERS) as [EmbedProviderName, ...EmbedProviderName[]], EMBEDS)

const PLUGINS = 'must be a list of plugins, such as [countdown()]'
const plugin = z.custom<Plugin>(isPlugin, PLUGINS).refine(({ folder }) => existsSync(folder), {
  error: ({ input }) => {
    const { name, folder } = input as Plugin
    return `has "${name}", whose folder ${folder} does not exist`
  },
})

const house = z.strictObject({
  foyer: z
    .string(FOYER)
    .regex(RANGE, FOYER)
    .refine((range) => fits(range, foyerVersion), {
      error: ({ input }) =>
        `is "${input}", but Foyer ${foyerVersion} is installed: install that version, or change the house and then this line`,
    })
    .optional(),
  name: z.string('must be the name of the venue').trim().min(1, 'must be the name of the venue').max(100),
  languages,
  timeZone,
  currency,
  country: z
    .string(COUNTRY)
    .regex(/^[A-Z]{2}$/, COUNTRY)
    .optional(),
  shop: choice(SHOPS, 'must be a shop of openfoyer/shops, such as noShop()').optional(),
  storage: choice(STORAGES, 'must be a storage of openfoyer/storage, such as disk()').optional(),
  login: choice(LOGINS, 'must be a login of openfoyer/login, such as passwords()').optional(),
  embeds: z.array(embed, EMBEDS).optional(),
  plugins: z.array(plugin, PLUGINS).optional(),
  areas: areas.optional(),
  paths: paths.optional(),
  scripts: z
    .literal('on-use', 'may be "on-use": pages get their scripts when a visitor uses a control')
    .optional(),
  spelling: z.literal('swiss', 'may be "swiss", which writes ss for ß').optional(),
  formats: z.strictObject({ de: regionOf('de'), en: regionOf('en') }, FORMATS).optional(),
})

/** A language with its region, such as `de-CH`. */
function regionOf(language: (typeof LANGUAGES)[number]) {
  const isRegion = (tag: string) => /^[a-z]{2}-[A-Z]{2}$/.test(tag) && tag.startsWith(language)
  return z.string(FORMATS).refine(isRegion, FORMATS).optional()
}

function isPlugin(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { name, folder, facts, variables } = value as Partial<Plugin>
  const isNamed = typeof name === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
  const hasVariables = variables === undefined || (typeof variables === 'object' && variables !== null)
  const hasFacts = facts === undefined || typeof facts === 'function'
  return isNamed && typeof folder === 'string' && hasVariables && hasFacts
}

/** What one of these factories gives. Its facts were checked when it was called. */
function choice(factories: Record<string, unknown>, says: string) {
  const isChoice = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'variables' in value &&
    'kind' in value &&
    Object.hasOwn(factories, String(value.kind))
  return z.custom<Choice>(isChoice, says)
}

/** What may be said in a fact of several parts. */
const KEYS: Record<string, string> = { formats: FORMATS, areas: AREA_RULE, paths: PATH_RULE }

/** What a house says, checked; the first mistake is refused with one sentence. */
export function checkHouse(given: unknown): House {
  const parsed = house.safeParse(given)
  if (parsed.success) return parsed.data as House
  throw new SetupError(sentencesOf(parsed.error)[0] ?? '')
}

/** Every mistake in what a house says, one sentence each. */
export function houseFaults(given: unknown): string[] {
  const { error } = house.safeParse(given)
  return error ? [...new Set(sentencesOf(error))] : []
}

function sentencesOf({ issues }: z.ZodError): string[] {
  return issues.flatMap((issue) => {
    const [field] = issue.path
    const isUnknown = issue.code === 'unrecognized_keys'
    if (field !== undefined)
      return `house.ts: ${String(field)} ${isUnknown ? KEYS[String(field)] : issue.message}.`
    if (!isUnknown) return 'house.ts must export defineHouse({ … }) by default.'
    return issue.keys.map((key) => `house.ts: "${key}" is nothing a house can say.`)
  })
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
