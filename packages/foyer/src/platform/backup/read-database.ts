import type pg from 'pg'
import { readJournals } from '../database/house-migrations.ts'
import { HOUSE_SCHEMA } from '../database/house-tables.ts'
import type { Head, Table } from './manifest.ts'

/** The schemas that are kept. The queue of jobs is made anew; its waiting jobs are kept apart. */
const KEPT_SCHEMAS = ['public', HOUSE_SCHEMA]

/** Nobody is still logged in after a restore. */
const NOT_KEPT = new Set(['public.session'])

/** Values in the same written form on every machine and database. */
const WRITTEN_FORM = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local lc_monetary = 'C'`

/** About the size of a part: large enough to be quick, small enough to hold in memory. */
const PART_BYTES = 1_000_000

/** Runs `read` in one transaction that sees the database as it is now, whatever is written meanwhile. */
export async function inSnapshot<T>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`begin transaction isolation level repeatable read, read only; ${WRITTEN_FORM}`)
    return await read(client)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

export async function describeDatabase(
  client: pg.ClientBase,
): Promise<Pick<Head, 'migrations' | 'houseMigrations' | 'tables' | 'sequences'>> {
  const { rows: columns } = await client.query<{ schema: string; name: string; column: string }>(
    `select n.nspname as schema, c.relname as name, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by n.nspname, c.relname, a.attnum`,
    [KEPT_SCHEMAS],
  )
  const tables = new Map<string, Table>()
  for (const { schema, name, column } of columns) {
    const key = `${schema}.${name}`
    if (NOT_KEPT.has(key)) continue
    const table = tables.get(key) ?? { schema, name, columns: [] }
    table.columns.push(column)
    tables.set(key, table)
  }
  const { rows: sequences } = await client.query<Head['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [KEPT_SCHEMAS],
  )
  const ours = await rowsIfThere<{ at: string }>(
    client,
    'drizzle.__drizzle_migrations',
    'select created_at as at from drizzle.__drizzle_migrations order by 1',
  )
  return {
    migrations: ours.map(({ at }) => Number(at)),
    houseMigrations: await readJournals(client),
    tables: [...tables.values()],
    sequences,
  }
}

/** The rows of a table in parts: one JSON array of texts per row, null where there is no value. */
export async function* partsOf(
  client: pg.ClientBase,
  { schema, name, columns }: Table,
): AsyncGenerator<{ rows: number; content: Buffer }> {
  const list = columns.map(quoted).join(', ')
  await client.query(
    `declare kept no scroll cursor for select ${list} from ${quoted(schema)}.${quoted(name)}`,
  )
  let atOnce = 100
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${atOnce} from kept`,
      rowMode: 'array',
      // Each value as the database writes it.
      types: { getTypeParser: () => (value: string) => value },
    })
    if (rows.length === 0) break
    const content = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    yield { rows: rows.length, content }
    atOnce = Math.min(5000, Math.max(10, Math.round((rows.length * PART_BYTES) / content.length)))
  }
  await client.query('close kept')
}

/** Jobs that wait for their turn, such as letters. Those of a schedule come again by themselves. */
export async function readJobs(client: pg.ClientBase): Promise<WaitingJob[]> {
  return rowsIfThere<WaitingJob>(
    client,
    'pgboss.job',
    `select name, data, start_after as "startAfter" from pgboss.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'
       and name not in (select name from pgboss.schedule) order by created_on`,
  )
}

export interface WaitingJob {
  name: string
  data: object
  startAfter: string | Date
}

async function rowsIfThere<T extends object>(
  client: pg.ClientBase,
  table: string,
  text: string,
): Promise<T[]> {
  const { rows } = await client.query<{ known: boolean }>('select to_regclass($1) is not null as known', [
    table,
  ])
  return rows[0]?.known ? (await client.query<T>(text)).rows : []
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
