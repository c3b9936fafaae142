import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { house } from '#house/facts'
import type { Choice, ValuesOf, Variable, Variables } from '../../house/choice.ts'
import type { House } from '../../house/define-house.ts'
import { SetupError } from '../../house/setup-error.ts'
import { DEMO_SHOP, SHOPS, type ShopChoice } from '../../webshop/definitions.ts'
import { edgeSettings } from '../edge/settings.ts'
import { passwords } from '../login/passwords/definition.ts'
import { STORAGES, type StorageChoice } from '../storage/definitions.ts'
import { disk } from '../storage/disk/definition.ts'
import { withSecretsOfFiles } from './from-files.ts'
import { CHOICES, CORE, checkPluginVariables } from './variables.ts'

export { SetupError }

export type Config = ReturnType<typeof readConfig>
type Values = ValuesOf<typeof CORE>
type ChoicesOfHouse = Pick<House, 'shop' | 'storage' | 'login' | 'plugins'>

// Before anything is read, because two variables of one name cannot be told apart.
checkPluginVariables(house)

/** Everything that can be set: what every installation has, and what each shop, storage, login and plugin of the house reads. */
export function knownVariables(ofHouse: ChoicesOfHouse = house): Record<string, Variable> {
  const { shop, storage, login, plugins = [] } = ofHouse
  const ofFoyer = Object.values(CHOICES).flatMap((factories) =>
    Object.values(factories).map((make) => make()),
  )
  const choices: (Choice | undefined)[] = [...ofFoyer, shop, storage, login]
  const ofPlugins = plugins.map((plugin) => plugin.variables)
  return Object.assign({}, ...choices.map((choice) => choice?.variables), ...ofPlugins, CORE)
}

/** Reads the environment once and types it. Refuses a variable that is wrong, only half set, or of a shop that is not chosen. */
export function readConfig(env: Record<string, string | undefined>, ofHouse: ChoicesOfHouse = house) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const variables = knownVariables(ofHouse)
  const given = withSecretsOfFiles(set, variables)
  const values = checked(given, variables)
  const e = values as Values
  const isProduction = e.INSTANCE === 'production'
  const demo = (e.DEMO ?? (isProduction ? 'off' : 'on')) === 'on'
  const dataDir = path.resolve(e.DATA_DIR)
  const chosen = {
    shop: chosenShop(e, ofHouse, demo && !isProduction),
    storage: chosenStorage(e, ofHouse),
    login: ofHouse.login ?? passwords(),
  }
  requireChosen(given, chosen)
  const settingsOf = <Settings extends { kind: string }>(
    part: keyof typeof chosen,
    choice: Choice<Settings>,
  ): Settings => {
    const own = Object.fromEntries(Object.keys(choice.variables).map((name) => [name, values[name]]))
    return choice.settings(own, { isProduction, dataDir, chosenBy: chosenBy(part, choice, e) })
  }
  const login = settingsOf('login', chosen.login)
  const webshop = settingsOf('shop', chosen.shop)
  const storage = settingsOf('storage', chosen.storage)
  if (e.SMTP_URL && !e.MAIL_FROM) {
    throw new SetupError('SMTP_URL is set, so MAIL_FROM must name the sender of the mail.')
  }
  if (isProduction && !e.PUBLIC_URL) {
    throw new SetupError('INSTANCE is "production", so PUBLIC_URL must name the address visitors use.')
  }
  if (e.DATABASE_SESSION_URL && !e.DATABASE_URL) {
    throw new SetupError(
      'DATABASE_SESSION_URL is set, so DATABASE_URL must name the pooler before the same database.',
    )
  }
  if (Number(e.PROCESSES) > 1 && !e.DATABASE_URL) {
    throw new SetupError(
      `PROCESSES is ${e.PROCESSES}, but the embedded database belongs to one process: set DATABASE_URL, or leave PROCESSES out.`,
    )
  }
  const edge = edgeSettings(e)
  if (edge.kind !== 'none' && e.TRUST_PROXY !== 'on') {
    throw new SetupError(
      `EDGE is "${edge.kind}", so TRUST_PROXY must be "on", or all visitors would count as one.`,
    )
  }
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? null,
    dataDir,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseSessionUrl: e.DATABASE_SESSION_URL ?? null,
    instance: e.INSTANCE,
    demo,
    login,
    shop: chosen.shop,
    /** What the chosen shop is set to. */
    webshop,
    storage,
    /** Origins that exports of events may be fetched from (docs/import-desk.md). */
    importOrigins: e.IMPORT_ORIGINS,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? 'Foyer <foyer@localhost>',
    edge,
    trustProxy: e.TRUST_PROXY === 'on',
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN ?? null,
    /** Null where search engines are not told of changes. */
    indexNow: e.INDEXNOW_KEY ? { key: e.INDEXNOW_KEY, url: e.INDEXNOW_URL } : null,
    processes: processesOf(e),
    /** What plugins have declared, for `variablesOf`. */
    ofPlugins: Object.fromEntries(
      (ofHouse.plugins ?? [])
        .flatMap(({ variables = {} }) => Object.keys(variables))
        .map((name) => [name, values[name]]),
    ),
    securityContact: e.SECURITY_CONTACT ?? null,
    auditDays: e.AUDIT_DAYS,
    backup: {
      passphrase: e.BACKUP_PASSPHRASE ?? null,
      recipients: e.BACKUP_RECIPIENTS,
      identity: e.BACKUP_IDENTITY ?? null,
    },
  }
}

/** The values of all variables; the first wrong one is refused. */
function checked(given: Record<string, string | undefined>, variables: Variables): Record<string, unknown> {
  const checks = Object.entries(variables).map(([name, { check }]) => [name, check])
  const parsed = z.object(Object.fromEntries(checks)).safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  throw new SetupError(`${name} ${issue?.message} (it is ${shown(given[name] ?? '', variables[name])}).`)
}

/**
 * 3-readings, Decided after it was used, attacked and read, No shop: none unless the variable or the house names one. The demo names
 * the test shop, except in production.
 */
function chosenShop({ WEBSHOP_KIND }: Values, { shop }: ChoicesOfHouse, hasDemoShop: boolean): ShopChoice {
  if (WEBSHOP_KIND && WEBSHOP_KIND !== shop?.kind) return SHOPS[WEBSHOP_KIND]()
  return shop ?? (hasDemoShop ? DEMO_SHOP() : SHOPS.none())
}

function chosenStorage({ STORAGE_KIND }: Values, { storage }: ChoicesOfHouse): StorageChoice {
  return STORAGE_KIND && STORAGE_KIND !== storage?.kind ? STORAGES[STORAGE_KIND]() : (storage ?? disk())
}

/** The variables that come before what house.ts says. */
const BEFORE_HOUSE = { shop: 'WEBSHOP_KIND', storage: 'STORAGE_KIND', login: undefined } as const

function chosenBy(part: keyof typeof BEFORE_HOUSE, { kind }: Choice, values: Values): string {
  const variable = BEFORE_HOUSE[part]
  return variable && values[variable] ? `${variable} is "${kind}"` : `The ${part} in house.ts is "${kind}"`
}

/** A variable of a shop that is not chosen is a mistake in one of the two; read in silence, it would do nothing. */
function requireChosen(given: object, chosen: Record<keyof typeof CHOICES, Choice>): void {
  for (const [part, choice] of Object.entries(chosen)) {
    for (const [kind, make] of Object.entries(CHOICES[part as keyof typeof CHOICES])) {
      const foreign = Object.keys(make().variables).find(
        (name) => name in given && !Object.hasOwn(choice.variables, name),
      )
      if (!foreign) continue
      const variable = BEFORE_HOUSE[part as keyof typeof BEFORE_HOUSE]
      const instead = variable ? `, or ${variable}` : ''
      throw new SetupError(
        `${foreign} is set, which is for the ${part} "${kind}", but the ${part} is "${choice.kind}": choose it in house.ts${instead}, or leave ${foreign} out.`,
      )
    }
  }
}

/** With PostgreSQL and `auto`, one process per core. The embedded database allows only one process. */
function processesOf({ PROCESSES, DATABASE_URL }: Pick<Values, 'PROCESSES' | 'DATABASE_URL'>): number {
  if (PROCESSES !== 'auto') return Number(PROCESSES)
  return DATABASE_URL ? availableParallelism() : 1
}

/**
 * The value as an error message may show it. Secrets do not belong in a terminal or a log, not even wrong ones, and any address
 * may hold a login.
 */
function shown(value: string, variable: Variable | undefined): string {
  return variable?.isSecret || hasLogin(value) ? '"…"' : JSON.stringify(value)
}

function hasLogin(address: string): boolean {
  const start = address.indexOf('//')
  return start !== -1 && address.includes('@', start)
}
