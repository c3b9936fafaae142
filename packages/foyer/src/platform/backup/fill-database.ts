import type pg from 'pg'
import { SetupError } from '../../house/setup-error.ts'
import type { Head, Table } from './manifest.ts'
import { quoted } from './read-database.ts'

/** The number of tables, views and the like in the database, besides what every PostgreSQL has. */
export async function countRelations(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
       and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Fills freshly migrated tables. References between tables are dropped for the time of the filling, because the rows come table by
 * table, and made anew at the end, which checks them all.
 */
export async function fillTables(
  client: pg.ClientBase,
  { tables, sequences }: Pick<Head, 'tables' | 'sequences'>,
  fill: (insert: (table: string, lines: string) => Promise<number>) => Promise<void>,
): Promise<void> {
  const inserts = new Map<string, string>()
  for (const table of tables) {
    inserts.set(`${table.schema}.${table.name}`, await insertInto(client, table))
  }
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = any($1)`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  )
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  // Migrations have put some rows in already.
  for (const { schema, name } of tables) await client.query(`delete from ${quoted(schema)}.${quoted(name)}`)
  await fill(async (table, lines) => {
    const insert = inserts.get(table)
    if (!insert) throw new SetupError(`The archive has rows of ${table}, which its head does not name.`)
    const rows = `[${lines.trimEnd().replaceAll('\n', ',')}]`
    return (await client.query(insert, [rows])).rowCount ?? 0
  })
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { schema, name, last } of sequences) {
    if (last !== null)
      await client.query('select setval($1, $2)', [`${quoted(schema)}.${quoted(name)}`, last])
  }
}

/** The statement that inserts rows given as a JSON array of arrays of texts. */
async function insertInto(client: pg.ClientBase, { schema, name, columns }: Table): Promise<string> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select a.attname as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relname = $2 and a.attnum > 0 and not a.attisdropped`,
    [schema, name],
  )
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  const values = columns.map((column, at) => {
    const type = types.get(column)
    if (!type) {
      throw new SetupError(
        `The archive has a column ${schema}.${name}.${column}, which this Foyer and this house did not have then. Restore with the house that the archive was made of.`,
      )
    }
    return `(r ->> ${at})::${type}`
  })
  return `insert into ${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as r`
}
