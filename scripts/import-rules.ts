/**
 * Who may import whom (docs/architecture.md), by the role of a file. A phrase in `may` reads: "own" (the same area), "earlier"
 * (an area before it in the data flow) or "any", then the role; "type of" allows types only, "lazily" allows a dynamic import
 * only. What is not listed is forbidden.
 */
export type Role =
  | 'vocabulary'
  | 'platform'
  | 'facts'
  | 'ui'
  | 'contract'
  | 'endpoints'
  | 'strings'
  | 'server'
  | 'api'
  | 'screen'
  | 'port'
  | 'shop'
  | 'shopDefinition'
  | 'kit'
  | 'schema'
  | 'view'
  | 'form'
  | 'editor'
  | 'admin'
  | 'site'
  | 'siteServer'
  | 'assembly'
  | 'test'

type Scope = 'own' | 'earlier' | 'any'
export type Phrase = `${'' | 'type of ' | 'lazily '}${Scope} ${Role}`

export interface Rule {
  may: Phrase[]
  packages: PackageRule
  says: string
}

type PackageRule = (name: string, isType: boolean) => boolean

const REACT = /^(?:react$|(?:@tanstack\/|@)?react-)/
/** Libraries that must not be sent to visitors. A file of the site or the module kit that uses one is a server file. */
const SERVER_ONLY = new Set([
  ...['zod', 'sanitize-html', 'pg', 'pg-boss', 'drizzle-orm', 'fastify', 'pino', 'nodemailer', 'vite'],
  'temporal-polyfill',
])
const SERVER_ONLY_FAMILY = /^(?:node:|pino-|@electric-sql\/|@fastify\/|@prometheus-io\/)/

const nothing: PackageRule = () => false
const everything: PackageRule = () => true
const schemaLibrary: PackageRule = (name) => name === 'zod'
/** CSV is read with the same library on the server and in the back-office. */
const sharedLibraries: PackageRule = (name) => name === 'zod' || name === 'csv-parse'
const notReact: PackageRule = (name, isType) => isType || !REACT.test(name)
/** The database library is imported through platform/database/drizzle.ts, which explains why. */
const onPlatform: PackageRule = (name, isType) => name !== 'drizzle-orm' && notReact(name, isType)
const browser: PackageRule = (name, isType) => isType || !isServerOnly(name)

export function isServerOnly(name: string): boolean {
  return SERVER_ONLY.has(name) || SERVER_ONLY_FAMILY.test(name)
}

/** What all code with visible output may use. */
const SHOWN: Phrase[] = ['any vocabulary', 'any ui', 'any endpoints', 'type of any contract', 'own strings']

export const RULES: Record<Exclude<Role, 'test'>, Rule> = {
  vocabulary: {
    may: ['any vocabulary'],
    packages: sharedLibraries,
    says: 'contract/ is the shared vocabulary and imports nothing but the schema library and the CSV parser.',
  },
  platform: {
    may: ['any vocabulary', 'any platform', 'any shopDefinition'],
    packages: notReact,
    says: 'platform/ imports contract/ and itself: no area, no React.',
  },
  facts: {
    may: [
      'any vocabulary',
      'any facts',
      'any platform',
      'any shopDefinition',
      'type of any kit',
      'type of any view',
      'type of any ui',
    ],
    packages: notReact,
    says: 'The facts of the house are read from its folder; every file may import them.',
  },
  ui: {
    may: ['any vocabulary', 'any ui'],
    packages: browser,
    says: 'ui/ knows no subject: it imports contract/, itself and what a browser can run.',
  },
  contract: {
    may: ['any vocabulary', 'own contract', 'earlier contract', 'type of earlier kit'],
    packages: schemaLibrary,
    says: 'A contract imports contract/, earlier contracts and zod: no React, no database, ever.',
  },
  endpoints: {
    may: ['any vocabulary', 'type of own contract'],
    packages: nothing,
    says: 'endpoints.ts is what a browser carries of a contract: contract/, and its own contract as a type.',
  },
  strings: {
    may: ['any vocabulary'],
    packages: nothing,
    says: 'strings.ts imports contract/ and nothing else.',
  },
  server: {
    may: [
      'any vocabulary',
      'any platform',
      'own contract',
      'earlier contract',
      'own server',
      'earlier server',
      'any port',
      'own strings',
      'own kit',
      'earlier kit',
      'own schema',
      'earlier schema',
    ],
    packages: onPlatform,
    says: 'A service, a table or another server file imports contracts, platform/ (with the database library), a webshop port and services of earlier areas: never api.ts, never a screen, never React.',
  },
  api: {
    may: [
      'any vocabulary',
      'any platform',
      'own contract',
      'own endpoints',
      'own server',
      'type of any port',
    ],
    packages: onPlatform,
    says: 'api.ts binds its own contract, endpoints and services, to the shop where they need one, and has no other business.',
  },
  screen: {
    may: [...SHOWN, 'own screen', 'earlier screen', 'earlier view', 'type of own kit', 'type of earlier kit'],
    packages: browser,
    says: 'A screen imports endpoints, types of contracts, its strings, ui/ and earlier views: never a service, a table, platform/ or a schema.',
  },
  port: {
    may: ['any vocabulary', 'any port'],
    packages: schemaLibrary,
    says: 'webshop/port.ts says what we need of a shop and knows no shop.',
  },
  shopDefinition: {
    may: [
      'any vocabulary',
      'any platform',
      'own shopDefinition',
      'type of any port',
      'type of own shop',
      'lazily own shop',
    ],
    packages: notReact,
    says: 'The definition of a shop is read with house.ts, so it loads its client only when it connects.',
  },
  shop: {
    may: ['any vocabulary', 'any platform', 'any port', 'own shop', 'own shopDefinition'],
    packages: onPlatform,
    says: 'A webshop imports its port and platform/, no area.',
  },
  kit: {
    may: ['any vocabulary', 'own kit', 'earlier kit', 'own strings', 'type of earlier contract'],
    packages: browser,
    says: 'fields/ and modules/kit import contract/, themselves and types of contracts; React only as a type.',
  },
  schema: {
    may: ['any vocabulary', 'own kit', 'earlier kit', 'own schema', 'own strings', 'earlier contract'],
    packages: onPlatform,
    says: "A module's schema imports the kit, contracts and its strings: never React, never a view.",
  },
  view: {
    may: [...SHOWN, 'own kit', 'earlier kit', 'own view', 'type of own schema', 'earlier screen'],
    packages: browser,
    says: "A module's view imports the kit, its strings, endpoints, ui/ and types: never a service, a table, platform/ or a schema.",
  },
  form: {
    may: [...SHOWN, 'own kit', 'earlier kit', 'own view', 'own schema', 'own form', 'earlier screen'],
    packages: browser,
    says: "A module's form imports its schema, the kit, endpoints and ui/: never a service, a table or platform/.",
  },
  editor: {
    may: [
      ...SHOWN,
      'any contract',
      'own editor',
      'earlier kit',
      'earlier schema',
      'earlier view',
      'earlier form',
      'earlier screen',
    ],
    packages: (name, isType) => name === 'zod' || browser(name, isType),
    says: 'editor/ imports modules, pages, endpoints, contracts and ui/: never a service, a table or platform/.',
  },
  admin: {
    may: [...SHOWN, 'own admin', 'earlier screen', 'type of earlier kit'],
    packages: browser,
    says: 'office/ imports the controls of fields/, endpoints and ui/, and is told what it edits by a call: never a service, a table or platform/.',
  },
  site: {
    may: [
      ...SHOWN,
      'own site',
      'earlier screen',
      'earlier view',
      'type of earlier kit',
      'lazily any editor',
      'lazily any admin',
    ],
    packages: browser,
    says: 'site/ imports screens, views, endpoints and ui/, and loads editor/ and office/ lazily; only site/server/ sees platform/, and no screen sees that.',
  },
  siteServer: {
    may: [
      'any vocabulary',
      'any platform',
      'own siteServer',
      'own site',
      'own strings',
      'lazily any assembly',
    ],
    packages: onPlatform,
    says: "site/server/ imports platform/ and site/, and build/ lazily for development: an area's services are reached by call(), which asks who may.",
  },
  assembly: {
    may: [],
    packages: everything,
    says: 'server/, build/, commands/, content/, public/ and testshop/ may import everything of the package, and nothing beside it.',
  },
}
