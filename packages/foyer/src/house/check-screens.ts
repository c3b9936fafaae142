import { z } from 'zod'
import { ALIASES } from '../contract/aliases.ts'
import { hasArea } from '../contract/areas.ts'
import { isForPeople } from '../contract/for-people.ts'
import type { Locale } from '../contract/locale.ts'
import { overlap } from '../contract/route-pattern.ts'
import { type HouseRoute, ROUTES, type RouteRow } from '../contract/route-table.ts'
import type { ReadScreen } from './read-screens.ts'
import { SetupError } from './setup-error.ts'

/** Words in small letters and parameters; the last parameter may be absent. */
const PATH = /^(\/([a-z0-9]+(-[a-z0-9]+)*|\{[a-z]+\}))*(\/\{[a-z]+\?\})?$/
const PATH_RULE = 'must have words in small letters and parameters, such as "/werke/{slug}"'
const path = z.string(PATH_RULE).regex(PATH, PATH_RULE).min(2, PATH_RULE)
const isFunction = (value: unknown) => typeof value === 'function'
const aFunction = z.custom(isFunction, 'must be a function')

const shape = z.strictObject({
  path: z.union([path, z.strictObject({ de: path.optional(), en: path.optional() })], PATH_RULE),
  view: z.custom(isFunction, "must import its file: () => import('./works.tsx')"),
  load: aFunction.optional(),
  query: z.array(z.string()).optional(),
  guard: z.enum(['login', 'editor'], 'must be "login" or "editor"').optional(),
  urls: aFunction.optional(),
  pageClass: aFunction.optional(),
  sitemap: z.union([z.literal(false), aFunction], 'must be false or a function').optional(),
})

type Rows = Record<HouseRoute, RouteRow>

/** The rows of the route table for the screens of a house; the first mistake is refused with one sentence. */
export function checkScreens(screens: ReadScreen[], languages: readonly Locale[]): Rows {
  const rows: Rows = {}
  const places = new Map(screens.map(({ name, place }) => [name as string, place]))
  for (const { name, place, screen } of screens) {
    checkShape(screen, place)
    const patterns = Object.fromEntries(
      languages.map((locale) => [locale, patternIn(locale, screen.path, place)]),
    ) as Record<Locale, string>
    requireSameParameters(Object.values(patterns), place)
    for (const pattern of Object.values(patterns)) requireFree(pattern, place, rows, places)
    rows[name] = { path: patterns, bodyClass: 'page', query: screen.query ?? [] }
  }
  return rows
}

function checkShape(screen: unknown, place: string): void {
  if (typeof screen !== 'object' || screen === null) {
    throw new SetupError(`${place} must export defineScreen({ … }) by default.`)
  }
  const { error } = shape.safeParse(screen)
  const [issue] = error?.issues ?? []
  if (!issue) return
  const [field] = issue.path
  if (issue.code !== 'unrecognized_keys') throw new SetupError(`${place}: ${String(field)} ${issue.message}.`)
  throw new SetupError(
    field === undefined
      ? `${place}: "${issue.keys[0]}" is nothing a screen can say.`
      : `${place}: path has an address for "de" and "en".`,
  )
}

function patternIn(locale: Locale, paths: ReadScreen['screen']['path'], place: string): string {
  const own = typeof paths === 'string' ? paths : paths[locale]
  if (own === undefined) throw new SetupError(`${place}: path has no address in "${locale}".`)
  return `/${locale}${own}`
}

const parametersOf = (pattern: string) => pattern.match(/\{\w+\??\}/g) ?? []

/** The language switch fills the path of the other language with the parameters of this one. */
function requireSameParameters(patterns: string[], place: string): void {
  const [first = '', ...others] = patterns
  const expected = parametersOf(first)
  if (new Set(expected).size !== expected.length) {
    throw new SetupError(`${place}: path has a parameter twice.`)
  }
  const same = others.every(
    (pattern) => parametersOf(pattern).toSorted().join() === expected.toSorted().join(),
  )
  if (!same) throw new SetupError(`${place}: path must have the same parameters in each language.`)
}

function requireFree(pattern: string, place: string, rows: Rows, places: Map<string, string>): void {
  const { page, ...ours } = ROUTES
  const all: [string, RouteRow][] = Object.entries({ ...ours, ...rows })
  const table = all.filter(([, { area }]) => !area || hasArea(area))
  const taken = table.find(([, row]) =>
    (typeof row.path === 'string' ? [row.path] : Object.values(row.path)).some((one) =>
      overlap(one, pattern),
    ),
  )
  const [name] = taken ?? []
  if (name) {
    const owner = places.get(name) ?? `the screen "${name}" of Foyer`
    throw new SetupError(`${place}: ${pattern} is already the address of ${owner}.`)
  }
  const isAlias = Object.keys(ALIASES).some((alias) => overlap(alias, pattern))
  if (isAlias || !isForPeople(pattern))
    throw new SetupError(`${place}: ${pattern} is an address that Foyer itself answers.`)
}
