import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { house } from '#house/facts'
import { SHOP_KINDS, type ShopKind } from '../../contract/shop-kinds.ts'
import type { House } from '../../house/define-house.ts'
import { SetupError } from '../../house/setup-error.ts'

export { SetupError }

const MIN_PASSWORD = 12

const text = z.string().trim()
/** Only scheme, host and port: a path or a login would be ignored without a word. */
const origin = z
  .string()
  .trim()
  .refine(isOrigin, 'must be an http or https address without a path, such as https://house.example')
  .transform((address) => new URL(address).origin)

const environment = z.object({
  PORT: text
    .refine(
      (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number)
    .default(3000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  INSTANCE: z
    .enum(['staging', 'production'], { error: 'must be "staging" or "production"' })
    .default('staging'),
  DEMO: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z.string().min(MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`).optional(),
  WEBSHOP_KIND: z.enum(SHOP_KINDS, { error: 'must be "none", "testshop" or "eventim"' }).optional(),
  WEBSHOP_ORIGIN: origin.optional(),
  WEBSHOP_TESTSHOP: z.literal('allow', { error: 'must be "allow"' }).optional(),
  IMPORT_ORIGINS: text
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text
    .regex(
      /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be a sender such as House <post@house.example>',
    )
    .optional(),
  TRUST_PROXY: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('off'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be debug, info, warn, error or silent',
    })
    .default('info'),
  PROCESSES: text
    .refine(
      (count) => count === 'auto' || /^[1-9]\d?$/.test(count),
      'must be "auto" or a whole number from 1 to 99',
    )
    .default('1'),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
})

/** Every variable that Foyer reads; `variables.ts` says what each is for. */
export type VariableName = keyof z.input<typeof environment>
export const VARIABLE_NAMES = Object.keys(environment.shape) as VariableName[]

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once and types it. Refuses a variable that is wrong or only half set. */
export function readConfig(env: Record<string, string | undefined>, ofHouse: Pick<House, 'shop'> = house) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SetupError(
      `${String(issue?.path[0])} ${issue?.message} (it is ${shown(issue?.path[0], given)}).`,
    )
  }
  const e = parsed.data
  if (e.ADMIN_PASSWORD && !e.ADMIN_EMAIL) {
    throw new SetupError('ADMIN_PASSWORD is set, so ADMIN_EMAIL must say whose password it is.')
  }
  const chosen = e.WEBSHOP_KIND ?? ofHouse.shop?.kind
  requireUsableShop(e, chosen)
  if (e.SMTP_URL && !e.MAIL_FROM) {
    throw new SetupError('SMTP_URL is set, so MAIL_FROM must name the sender of the mail.')
  }
  if (e.INSTANCE === 'production' && !e.PUBLIC_URL) {
    throw new SetupError('INSTANCE is "production", so PUBLIC_URL must name the address visitors use.')
  }
  if (Number(e.PROCESSES) > 1 && !e.DATABASE_URL) {
    throw new SetupError(
      `PROCESSES is ${e.PROCESSES}, but the embedded database belongs to one process: set DATABASE_URL, or leave PROCESSES out.`,
    )
  }
  const isProduction = e.INSTANCE === 'production'
  const demo = (e.DEMO ?? (isProduction ? 'off' : 'on')) === 'on'
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? null,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    instance: e.INSTANCE,
    demo,
    /** Without a password the first admin chooses one with a link. */
    admin: e.ADMIN_EMAIL ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD ?? null } : null,
    /**
     * 3-readings, Decided after it was used, attacked and read, No shop: none unless the house or the variable names one. The demo names
     * the test shop, except in production.
     */
    webshop: {
      kind: chosen ?? (demo && !isProduction ? 'testshop' : 'none'),
      origin: e.WEBSHOP_ORIGIN ?? null,
    },
    /** Origins that exports of events may be fetched from (docs/import-desk.md). */
    importOrigins: e.IMPORT_ORIGINS,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? 'Foyer <foyer@localhost>',
    trustProxy: e.TRUST_PROXY === 'on',
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN ?? null,
    processes: processesOf(e),
  }
}

function requireUsableShop(e: z.output<typeof environment>, kind: ShopKind | undefined): void {
  const chosen = `${e.WEBSHOP_KIND ? 'WEBSHOP_KIND' : 'The shop in house.ts'} is "${kind}"`
  if (kind === 'eventim' && !e.WEBSHOP_ORIGIN) {
    throw new SetupError(`${chosen}, so WEBSHOP_ORIGIN must name the shop's address.`)
  }
  if (kind !== 'eventim' && e.WEBSHOP_ORIGIN) {
    throw new SetupError(
      'WEBSHOP_ORIGIN is set, but WEBSHOP_KIND is not "eventim": no other shop has an address.',
    )
  }
  if (kind === 'testshop' && e.INSTANCE === 'production' && !e.WEBSHOP_TESTSHOP) {
    throw new SetupError(
      `${chosen}, which takes no money and sells tickets that nobody honours: in production it needs WEBSHOP_TESTSHOP=allow.`,
    )
  }
}

/** With PostgreSQL and `auto`, one process per core. The embedded database allows only one process. */
function processesOf({ PROCESSES, DATABASE_URL }: { PROCESSES: string; DATABASE_URL?: string }): number {
  if (PROCESSES !== 'auto') return Number(PROCESSES)
  return DATABASE_URL ? availableParallelism() : 1
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/**
 * The value as an error message may show it. Secrets do not belong in a terminal or a log, not even wrong ones, and any address
 * may hold a login.
 */
function shown(key: PropertyKey | undefined, given: Record<string, string | undefined>): string {
  const value = given[String(key)] ?? ''
  const secret = /PASSWORD|TOKEN|DATABASE_URL|SMTP_URL/.test(String(key)) || hasLogin(value)
  return secret ? '"…"' : JSON.stringify(value)
}

function hasLogin(address: string): boolean {
  const start = address.indexOf('//')
  return start !== -1 && address.includes('@', start)
}
