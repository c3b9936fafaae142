import { press } from 'openfoyer/plugins/press'
import { z } from 'zod'
import { checkVariables } from '../../house/check-variables.ts'
import type { Choice, Variables } from '../../house/choice.ts'
import type { House } from '../../house/define-house.ts'
import { SHOP_KINDS, SHOPS } from '../../webshop/definitions.ts'
import { EDGE_VARIABLES } from '../edge/settings.ts'
import { LOGINS } from '../login/definitions.ts'
import { STORAGES } from '../storage/definitions.ts'
import { origin, origins } from './origin.ts'

const text = z.string().trim()

/**
 * The variables that every installation has, in the order of the documents. A shop, a storage, a login and a plugin declare theirs
 * themselves (`definition.ts` or `plugin.ts` in their folders). `.env.example` of a new house and `docs/reference/variables.md` are made of both.
 */
export const CORE = {
  PORT: {
    check: text
      .refine(
        (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65535,
        'must be a whole number from 0 to 65535',
      )
      .transform(Number)
      .default(3000),
    without: '`3000`',
    example: '3000',
    says: 'The port the server listens on.',
  },
  HOST: {
    check: text.default('0.0.0.0'),
    without: 'all addresses',
    example: '0.0.0.0',
    says: 'The network address it listens on; `127.0.0.1` keeps it to this machine.',
  },
  PUBLIC_URL: {
    check: origin.optional(),
    without: '`localhost`, or the address of the machine where that is asked for',
    example: 'https://www.example.org',
    says: 'The address visitors use, without a path. Links in letters, feeds and calendars begin with it. With https, cookies become Secure and HSTS is sent. Required in production.',
  },
  INSTANCE: {
    check: z
      .enum(['staging', 'production'], { error: 'must be "staging" or "production"' })
      .default('staging'),
    without: '`staging`',
    example: 'staging',
    says: '`production` is the real site and lets search engines in; `staging` keeps them out.',
  },
  DATA_DIR: {
    check: text.default('./data'),
    without: '`./data`',
    example: './data',
    says: 'The folder for pictures and other files (also with PostgreSQL), for mail without `SMTP_URL`, and for the embedded database, which lets in one process at a time.',
  },
  DATABASE_URL: {
    check: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    isSecret: true,
    without: 'the embedded database',
    example: 'postgres://foyer:secret@localhost:5432/foyer',
    says: 'A PostgreSQL to use instead of the embedded database.',
  },
  DATABASE_SESSION_URL: {
    check: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    isSecret: true,
    without: '`DATABASE_URL`',
    example: 'postgres://foyer:secret@localhost:5432/foyer',
    says: 'The same PostgreSQL without a pooler between, where `DATABASE_URL` leads to one in transaction mode, such as PgBouncer. Each process keeps one connection to it, on which it hears of changes; a start sets the database up through it.',
  },
  DEMO: {
    check: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).optional(),
    without: '`on` (staging), `off` (production)',
    example: 'on',
    says: '`on` fills an empty database with the `content/` of the house, if it has one.',
  },
  WEBSHOP_KIND: {
    check: z
      .enum(SHOP_KINDS, { error: `must be one of ${SHOP_KINDS.map((kind) => `"${kind}"`).join(', ')}` })
      .optional(),
    without: 'the `shop` of `house.ts`; else `none`, or that of the demo with `DEMO=on` on staging',
    example: 'none',
    says: `The shop that sells the tickets: ${SHOP_KINDS.map((kind) => `\`${kind}\``).join(', ')}. A house says its shop in \`house.ts\`; the variable is for an installation that needs another one, such as a test server without the real shop.`,
  },
  STORAGE_KIND: {
    check: z.enum(['disk', 's3'], { error: 'must be "disk" or "s3"' }).optional(),
    without: 'the `storage` of `house.ts`; else `disk`',
    example: 's3',
    says: 'Where pictures and other files are kept: `disk` or `s3`. A house says it in `house.ts`; the variable is for an installation that differs, such as a test server without the S3 server.',
  },
  SMTP_URL: {
    check: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    isSecret: true,
    without: 'files in `DATA_DIR/mail`',
    example: 'smtps://user:secret@mail.example.org:465',
    says: 'How mail leaves; needs `MAIL_FROM`.',
  },
  MAIL_FROM: {
    check: text
      .regex(
        /^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        'must be a sender such as House <post@house.example>',
      )
      .optional(),
    without: '`Foyer <foyer@localhost>`',
    example: 'House <post@example.org>',
    says: 'Who mail comes from.',
  },
  TRUST_PROXY: {
    check: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('off'),
    without: '`off`',
    example: 'off',
    says: "`on` takes a visitor's address from `X-Forwarded-For`; only behind one proxy that appends to it.",
  },
  LOG_LEVEL: {
    check: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info'),
    without: '`info`',
    example: 'info',
    says: '`debug`, `info`, `warn`, `error` or `silent`. `debug` logs every answer except those of the page store.',
  },
  PROCESSES: {
    check: text
      .refine(
        (count) => count === 'auto' || /^[1-9]\d?$/.test(count),
        'must be "auto" or a whole number from 1 to 99',
      )
      .default('1'),
    without: '`1`',
    example: '1',
    says: 'How many processes share the port: a number, or `auto` for one per core. More than one needs `DATABASE_URL`.',
  },
  ...EDGE_VARIABLES,
  IMPORT_ORIGINS: {
    check: origins.default([]),
    without: 'none',
    example: 'https://tickets.example.org',
    says: 'Where the import desk may fetch exports of a ticketing system from: origins, separated by commas.',
  },
  METRICS_TOKEN: {
    check: text.min(16, 'must have at least 16 characters').optional(),
    isSecret: true,
    without: '`/metrics` is closed',
    example: 'at-least-16-characters',
    says: 'What a reader of `/metrics` sends as `Authorization: Bearer …`.',
  },
  SECURITY_CONTACT: {
    check: text
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https:// address')
      .optional(),
    without: 'no `security.txt`',
    example: 'mailto:security@example.org',
    says: 'Whom somebody who finds a hole can tell. It is published at `/.well-known/security.txt`.',
  },
  AUDIT_DAYS: {
    check: text
      .refine((days) => /^[1-9]\d{0,3}$/.test(days), 'must be a whole number of days from 1 to 9999')
      .transform(Number)
      .default(365),
    without: '`365`',
    example: '365',
    says: 'How long the [audit trail](../operate/audit.md) keeps who did what.',
  },
  BACKUP_PASSPHRASE: {
    check: z.string().min(12, 'must have at least 12 characters').optional(),
    isSecret: true,
    without: 'none',
    example: 'five-random-words-that-nobody-knows',
    says: 'The words that encrypt and open archives of `foyer backup`. Keep them in a place that does not burn with the machine.',
  },
  BACKUP_RECIPIENTS: {
    check: text
      .transform((list) =>
        list
          .split(',')
          .map((key) => key.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(/^age1[a-z0-9]{58}$/, 'must be public keys of age, such as age1…')))
      .default([]),
    without: 'the passphrase',
    example: `age1${'q'.repeat(58)}`,
    says: 'Public keys of [age](https://age-encryption.org), separated by commas: archives are encrypted for their owners, and this machine cannot open them.',
  },
  BACKUP_IDENTITY: {
    check: text
      .regex(/^AGE-SECRET-KEY-1[A-Z0-9]+$/, 'must be a secret key of age, AGE-SECRET-KEY-1…')
      .optional(),
    isSecret: true,
    without: 'the passphrase',
    example: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
    says: 'The secret key that opens archives, for `foyer restore` and `foyer verify`.',
  },
  INDEXNOW_KEY: {
    check: text.regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens').optional(),
    without: 'search engines find changes when they come',
    example: '0c7d3ab0b6de4d2f9f8d1c2e5a7b9f31',
    says: 'Tells search engines every quarter of an hour which pages have changed (IndexNow), in production only. Any word of your own; the site shows it at `/{key}.txt`.',
  },
  INDEXNOW_URL: {
    check: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('https://api.indexnow.org/indexnow'),
    without: '`https://api.indexnow.org/indexnow`',
    example: 'https://api.indexnow.org/indexnow',
    says: 'Who is told; they pass it on to each other.',
  },
} as const satisfies Variables

/** What a house can choose, with the functions of `house.ts` that choose it. */
export const CHOICES: Record<'shop' | 'storage' | 'login', Record<string, () => Choice>> = {
  shop: SHOPS,
  storage: STORAGES,
  login: LOGINS,
}

/** Every choice that Foyer comes with, such as a shop, where it has variables. */
function choicesWithVariables(): { title: string; variables: Variables }[] {
  const all = Object.entries(CHOICES).flatMap(([part, factories]) =>
    Object.entries(factories).map(([kind, factory]) => ({
      title: `The ${part} "${kind}"`,
      variables: factory().variables,
    })),
  )
  return all.filter(({ variables }) => Object.keys(variables).length > 0)
}

/** Refuses variables of plugins that are not described whole, or that Foyer, a choice of the house or another plugin has. */
export function checkPluginVariables({ plugins = [], ...choices }: Partial<House>): void {
  const ofFoyer = [CORE, ...choicesWithVariables().map(({ variables }) => variables)]
  const ofHouse = [choices.shop, choices.storage, choices.login].map((choice) => choice?.variables ?? {})
  const names = (lists: Variables[]) => lists.flatMap((variables) => Object.keys(variables))
  const taken = new Map([
    ...names(ofHouse).map((name) => [name, 'the house'] as const),
    ...names(ofFoyer).map((name) => [name, 'Foyer'] as const),
  ])
  checkVariables(plugins, taken)
}

/** What the plugins of Foyer read. They are no part of the source, so they are reached as a house reaches them. */
function pluginsWithVariables(): { title: string; variables: Variables }[] {
  return [press()].map(({ name, variables = {} }) => ({ title: `The plugin "${name}"`, variables }))
}

const withVariables = () => [...choicesWithVariables(), ...pluginsWithVariables()]

/** The file that a house keeps beside its `.env`. */
export function envExample(): string {
  const linesOf = (variables: Variables) =>
    Object.entries(variables).map(
      ([name, { example, says }]) => `# ${says.replaceAll('`', '')}\n# ${name}=${example}\n`,
    )
  const more = withVariables().flatMap(({ title, variables }) => [
    `# --- ${title} ---\n`,
    ...linesOf(variables),
  ])
  const parts = [...linesOf(CORE), ...more]
  return `# Everything that can be set. Copy a line into .env, without its "# ", and change it.\n\n${parts.join('\n')}`
}

/** The tables of the documents: what every installation has, then what each choice and each plugin adds. */
export function variablesTable(): string {
  const tableOf = (variables: Variables) => {
    const rows = Object.entries(variables).map(
      ([name, { without, says, isSecret }]) =>
        `| \`${name}\` | ${without} | ${says}${isSecret ? ' Secret.' : ''} |`,
    )
    return ['| variable | without it | what it does |', '|---|---|---|', ...rows].join('\n')
  }
  const more = withVariables().map(({ title, variables }) => `## ${title}\n\n${tableOf(variables)}`)
  return [tableOf(CORE), ...more].join('\n\n')
}
