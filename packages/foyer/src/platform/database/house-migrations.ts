import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { namingPlugin } from '../../house/naming-plugin.ts'
import { ownerOf, type PartFolder } from '../../house/read-folder.ts'
import { migrationFilesIn, type NamedFile } from '../../house/read-server-parts.ts'
import { SetupError } from '../../house/setup-error.ts'
import { HOUSE_SCHEMA, prefixOf } from './house-tables.ts'

/**
 * Runs the migrations of the plugins, then those of the house, whose tables may reference tables of plugins. Each owner has a journal:
 * a plugin can come to a database and go from it without the others.
 */
export async function migrateHouse(client: pg.ClientBase, folders: PartFolder[]): Promise<void> {
  for (const owner of folders) await namingPlugin(owner.plugin, () => migrateOne(client, owner))
}

/** Which migrations of an owner have run, and what they were. Ours have a journal of their own. */
function journalOf({ plugin }: PartFolder): string {
  return `${HOUSE_SCHEMA}.${plugin ? `_migration_${prefixOf(plugin)}` : '_migration'}`
}

/**
 * Runs the migrations that have not run yet, each in a transaction of its own. What a migration said when it ran is remembered: a
 * file that was changed since would say something about a database that is not there.
 */
async function migrateOne(client: pg.ClientBase, owner: PartFolder): Promise<void> {
  const files = migrationFilesIn(owner)
  const done = await readJournal(client, journalOf(owner))
  if (files.length === 0 && done.length === 0) return
  for (const [at, { name, hash }] of done.entries()) {
    const file = files[at]
    if (file?.name !== name) {
      throw new SetupError(
        `The database has run database/migrations/${name}, which the folder of ${ownerOf(owner)} does not have. Use the one that this database belongs to.`,
      )
    }
    if (hashOf(read(file)) !== hash) {
      throw new SetupError(
        `database/migrations/${name} was changed after it ran. Put it back as it was, and write another migration.`,
      )
    }
  }
  for (const file of files.slice(done.length)) await runMigration(client, file, owner)
}

/** The journals of the house and its plugins, by the names of their tables: the position of a backup. */
export type Journals = Record<string, string[]>

/**
 * The same inside a transaction of the caller, for a restore: only those of an archive, or all that have not run. The rows of the
 * journals come with those of the other tables.
 */
export async function applyHouseMigrations(
  client: pg.ClientBase,
  folders: PartFolder[],
  journals?: Journals,
): Promise<void> {
  const known = new Set(folders.map((owner) => nameOf(journalOf(owner))))
  const foreign = Object.keys(journals ?? {}).find((name) => !known.has(name))
  if (foreign) {
    throw new SetupError(
      `The archive has tables of a plugin that the house does not have (${foreign}). Restore it with the house that it belongs to.`,
    )
  }
  for (const owner of folders) {
    const journal = journalOf(owner)
    const files = migrationFilesIn(owner)
    const names = journals && (journals[nameOf(journal)] ?? [])
    const missing = names?.find((name, at) => files[at]?.name !== name)
    if (missing !== undefined) {
      throw new SetupError(
        `The archive has run database/migrations/${missing}, which the folder of ${ownerOf(owner)} does not have. Restore it with the one that it belongs to.`,
      )
    }
    const done = new Set((await readJournal(client, journal)).map(({ name }) => name))
    const due = names ? files.slice(0, names.length) : files
    for (const file of due) if (!done.has(file.name)) await applyMigration(client, file, owner)
  }
}

const nameOf = (journal: string) => journal.slice(HOUSE_SCHEMA.length + 1)

/** The journals that a database has. */
export async function readJournals(client: pg.ClientBase | pg.Pool): Promise<Journals> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = '${HOUSE_SCHEMA}' and tablename ~ '^_migration' order by 1`,
  )
  const journals: Journals = {}
  for (const { name } of rows) {
    journals[name] = (await readJournal(client, `${HOUSE_SCHEMA}."${name}"`)).map((one) => one.name)
  }
  return journals
}

async function readJournal(
  client: pg.ClientBase | pg.Pool,
  journal: string,
): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('${journal}') is not null as known`,
  )
  if (!rows[0]?.known) return []
  return (
    await client.query<{ name: string; hash: string }>(`select name, hash from ${journal} order by name`)
  ).rows
}

async function runMigration(client: pg.ClientBase, file: NamedFile, owner: PartFolder): Promise<void> {
  await client.query('begin')
  try {
    await applyMigration(client, file, owner)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Within a transaction. */
async function applyMigration(client: pg.ClientBase, file: NamedFile, owner: PartFolder): Promise<void> {
  const journal = journalOf(owner)
  const text = read(file)
  try {
    await client.query(`create schema if not exists ${HOUSE_SCHEMA}`)
    await client.query(
      `create table if not exists ${journal} (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
    )
    await client.query(`set local search_path = ${HOUSE_SCHEMA}, public`)
    // After the path is set: defaults are written with or without their schema by it.
    const before = await othersNow(client, owner)
    await client.query(text)
    if ((await othersNow(client, owner)) !== before) {
      throw new SetupError(
        owner.plugin
          ? `database/migrations/${file.name} changes what is not its own. The tables of a plugin are in the schema "${HOUSE_SCHEMA}" and begin with its name.`
          : `database/migrations/${file.name} changes what belongs to Foyer. A house has tables of its own, in the schema "${HOUSE_SCHEMA}".`,
      )
    }
    await client.query('set local search_path to default')
    await client.query(`insert into ${journal} (name, hash) values ($1, $2)`, [file.name, hashOf(text)])
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`database/migrations/${file.name} failed: ${(error as Error).message}.`)
  }
}

/**
 * What must be the same before and after: columns, constraints, indexes and triggers of all tables that are not the owner's, and the
 * number of rows that this transaction has written there.
 */
async function othersNow(client: pg.ClientBase, { plugin }: PartFolder): Promise<string> {
  const isOther = (schema: string, table: string) => {
    const elsewhere = `${schema} is distinct from '${HOUSE_SCHEMA}'`
    if (!plugin) return elsewhere
    const name = prefixOf(plugin)
    return `(${elsewhere} or not (${table} = '${name}' or starts_with(${table}, '${name}_')))`
  }
  const { rows } = await client.query<{ others: string }>(`
    select coalesce(md5(string_agg(part, '|' order by part)), '') as others from (
      select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as part
        from information_schema.columns
        where table_schema not in ('information_schema', 'pg_catalog') and ${isOther('table_schema', 'table_name::text')}
      union all select concat_ws(' ', n.nspname, c.conrelid, c.conname)
        from pg_constraint c join pg_namespace n on n.oid = c.connamespace left join pg_class t on t.oid = c.conrelid
        where ${isOther('n.nspname', 't.relname::text')}
      union all select concat_ws(' ', schemaname, indexdef) from pg_indexes where ${isOther('schemaname', 'tablename::text')}
      union all select concat_ws(' ', t.tgrelid, t.tgname)
        from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
        where not t.tgisinternal and ${isOther('n.nspname', 'c.relname::text')}
      union all select concat_ws(' ', relid, n_tup_ins, n_tup_upd, n_tup_del)
        from pg_stat_xact_user_tables where ${isOther('schemaname', 'relname::text')}
    ) as parts`)
  return rows[0]?.others ?? ''
}

const read = ({ file }: NamedFile) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
