import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { migrationFilesIn, type NamedFile } from '../../house/read-server-parts.ts'
import { SetupError } from '../../house/setup-error.ts'
import { HOUSE_SCHEMA } from './house-tables.ts'

/** The journal of the house: which of its migrations have run, and what they were. Ours have a journal of their own. */
const JOURNAL = `${HOUSE_SCHEMA}._migration`

/**
 * Runs the migrations of the house that have not run yet, each in a transaction of its own. What a migration said when it ran is
 * remembered: a file that was changed since would say something about a database that is not there.
 */
export async function migrateHouse(client: pg.ClientBase, files = migrationFilesIn()): Promise<void> {
  const done = await readJournal(client)
  if (files.length === 0 && done.length === 0) return
  for (const [at, { name, hash }] of done.entries()) {
    const file = files[at]
    if (file?.name !== name) {
      throw new SetupError(
        `The database has run database/migrations/${name}, which the folder of the house does not have. Use the house that this database belongs to.`,
      )
    }
    if (hashOf(read(file)) !== hash) {
      throw new SetupError(
        `database/migrations/${name} was changed after it ran. Put it back as it was, and write another migration.`,
      )
    }
  }
  for (const file of files.slice(done.length)) await runMigration(client, file)
}

async function readJournal(client: pg.ClientBase): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('${JOURNAL}') is not null as known`,
  )
  if (!rows[0]?.known) return []
  return (
    await client.query<{ name: string; hash: string }>(`select name, hash from ${JOURNAL} order by name`)
  ).rows
}

async function runMigration(client: pg.ClientBase, file: NamedFile): Promise<void> {
  const text = read(file)
  await client.query('begin')
  try {
    await client.query(`create schema if not exists ${HOUSE_SCHEMA}`)
    await client.query(
      `create table if not exists ${JOURNAL} (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
    )
    const before = await oursNow(client)
    await client.query(`set local search_path = ${HOUSE_SCHEMA}, public`)
    await client.query(text)
    if ((await oursNow(client)) !== before) {
      throw new SetupError(
        `database/migrations/${file.name} changes what belongs to Foyer. A house has tables of its own, in the schema "${HOUSE_SCHEMA}".`,
      )
    }
    await client.query(`insert into ${JOURNAL} (name, hash) values ($1, $2)`, [file.name, hashOf(text)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (error instanceof SetupError) throw error
    throw new SetupError(`database/migrations/${file.name} failed: ${(error as Error).message}.`)
  }
}

/**
 * What must be the same before and after: columns, constraints, indexes and triggers outside of the schema of the house, and the
 * number of rows that this transaction has written there.
 */
async function oursNow(client: pg.ClientBase): Promise<string> {
  const own = `'${HOUSE_SCHEMA}'`
  const { rows } = await client.query<{ ours: string }>(`
    select coalesce(md5(string_agg(part, '|' order by part)), '') as ours from (
      select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as part
        from information_schema.columns where table_schema not in (${own}, 'information_schema', 'pg_catalog')
      union all select concat_ws(' ', n.nspname, c.conrelid, c.conname)
        from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname <> ${own}
      union all select concat_ws(' ', schemaname, indexdef) from pg_indexes where schemaname <> ${own}
      union all select concat_ws(' ', t.tgrelid, t.tgname)
        from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
        where not t.tgisinternal and n.nspname <> ${own}
      union all select concat_ws(' ', relid, n_tup_ins, n_tup_upd, n_tup_del)
        from pg_stat_xact_user_tables where schemaname <> ${own}
    ) as parts`)
  return rows[0]?.ours ?? ''
}

const read = ({ file }: NamedFile) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
