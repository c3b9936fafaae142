import type { VariableName } from './config.ts'

interface Variable {
  /** The value without it, as the table shows it. */
  without: string
  /** A value for `.env.example`: the default, or an example where there is none. */
  example: string
  /** What it does, in Markdown. */
  says: string
}

/**
 * What each variable is for, in the order of the documents: `.env.example` of a new house and `docs/reference/variables.md` are made
 * of it. The compiler holds it against `config.ts`.
 */
export const VARIABLES: Record<VariableName, Variable> = {
  PORT: { without: '`3000`', example: '3000', says: 'The port the server listens on.' },
  HOST: {
    without: 'all addresses',
    example: '0.0.0.0',
    says: 'The network address it listens on; `127.0.0.1` keeps it to this machine.',
  },
  PUBLIC_URL: {
    without: '`localhost`, or the address of the machine where that is asked for',
    example: 'https://www.example.org',
    says: 'The address visitors use, without a path. Links in letters, feeds and calendars begin with it. With https, cookies become Secure and HSTS is sent. Required in production.',
  },
  INSTANCE: {
    without: '`staging`',
    example: 'staging',
    says: '`production` is the real site and lets search engines in; `staging` keeps them out.',
  },
  ADMIN_EMAIL: {
    without: '`admin@foyer.example`',
    example: 'you@example.org',
    says: 'The first admin of an empty database. Without `ADMIN_PASSWORD` each start prints a link with which this person chooses a password, until that has happened.',
  },
  ADMIN_PASSWORD: {
    without: 'none',
    example: 'at-least-12-characters',
    says: 'The password of the first admin, for machines that nobody watches; needs `ADMIN_EMAIL`. Production refuses one that is easy to guess.',
  },
  DATA_DIR: {
    without: '`./data`',
    example: './data',
    says: 'The folder for pictures and other files (also with PostgreSQL), for mail without `SMTP_URL`, and for the embedded database, which lets in one process at a time.',
  },
  DATABASE_URL: {
    without: 'the embedded database',
    example: 'postgres://foyer:secret@localhost:5432/foyer',
    says: 'A PostgreSQL to use instead of the embedded database.',
  },
  DEMO: {
    without: '`on` (staging), `off` (production)',
    example: 'on',
    says: '`on` fills an empty database with the `content/` of the house, if it has one.',
  },
  WEBSHOP_KIND: {
    without: 'the `shop` of `house.ts`; else `none`, or `testshop` with `DEMO=on` on staging',
    example: 'none',
    says: 'The shop that sells the tickets: `none` (no ticket buttons), `eventim`, or `testshop`, a small one beside the site to try things with.',
  },
  WEBSHOP_ORIGIN: {
    without: 'none',
    example: 'https://tickets.example.org',
    says: 'The address of the shop of `eventim`; refused with another shop.',
  },
  WEBSHOP_TESTSHOP: {
    without: 'none',
    example: 'allow',
    says: '`allow` opens the test shop in production, which is refused otherwise: it takes no money, and nobody honours its tickets.',
  },
  SMTP_URL: {
    without: 'files in `DATA_DIR/mail`',
    example: 'smtps://user:secret@mail.example.org:465',
    says: 'How mail leaves; needs `MAIL_FROM`.',
  },
  MAIL_FROM: {
    without: '`Foyer <foyer@localhost>`',
    example: 'House <post@example.org>',
    says: 'Who mail comes from.',
  },
  TRUST_PROXY: {
    without: '`off`',
    example: 'off',
    says: "`on` takes a visitor's address from `X-Forwarded-For`; only behind one proxy that appends to it.",
  },
  LOG_LEVEL: {
    without: '`info`',
    example: 'info',
    says: '`debug`, `info`, `warn`, `error` or `silent`. `debug` logs every answer except those of the page store.',
  },
  PROCESSES: {
    without: '`1`',
    example: '1',
    says: 'How many processes share the port: a number, or `auto` for one per core. More than one needs `DATABASE_URL`.',
  },
  IMPORT_ORIGINS: {
    without: 'none',
    example: 'https://tickets.example.org',
    says: 'Where the import desk may fetch exports of a ticketing system from: origins, separated by commas.',
  },
  METRICS_TOKEN: {
    without: '`/metrics` is closed',
    example: 'at-least-16-characters',
    says: 'What a reader of `/metrics` sends as `Authorization: Bearer …`.',
  },
}

/** The file that a house keeps beside its `.env`. */
export function envExample(): string {
  const parts = Object.entries(VARIABLES).map(
    ([name, { example, says }]) => `# ${says.replaceAll('`', '')}\n# ${name}=${example}\n`,
  )
  return `# Everything that can be set. Copy a line into .env, without its "# ", and change it.\n\n${parts.join('\n')}`
}

/** The table of the documents. */
export function variablesTable(): string {
  const rows = Object.entries(VARIABLES).map(
    ([name, { without, says }]) => `| \`${name}\` | ${without} | ${says} |`,
  )
  return ['| variable | without it | what it does |', '|---|---|---|', ...rows].join('\n')
}
