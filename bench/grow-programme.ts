import type { Pool } from 'pg'

/** Tables whose rows belong to an event, with the column that references it. */
const OWNED = ['event_tag_link', 'event_image', 'event_contributor']

/**
 * Makes a programme of many events by copying the existing rows, moved by years into the future and the past. That takes seconds,
 * where saving each event would take minutes. The data of lists and forms is copied; the visitors' search index is not.
 */
export async function growProgramme(pool: Pick<Pool, 'query'>, wanted: number): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as count, max(id)::int as last from event')
  const { count, last } = rows[0] as { count: number; last: number }
  const copies = Math.ceil(wanted / count) - 1
  if (copies <= 0) return
  const columnsOf = async (table: string) =>
    (
      await pool.query('select column_name as name from information_schema.columns where table_name = $1', [
        table,
      ])
    ).rows.map(({ name }) => name as string)
  const copy = async (table: string, changed: Record<string, string>, where = 'true') => {
    const columns = (await columnsOf(table)).filter((name) => changed[name] !== SKIPPED)
    await pool.query(
      `insert into ${table} (${columns.map((name) => `"${name}"`)})
       select ${columns.map((name) => changed[name] ?? `old."${name}"`)}
       from ${table} as old cross join generate_series(1, ${copies}) as nth where ${where}`,
    )
  }
  const other = (column: string) => `old."${column}" + nth * ${last}`
  // 52 weeks, so that the days of the week stay. Every other copy is in the past.
  const weeks = `(case when nth % 2 = 0 then -nth / 2 else (nth + 1) / 2 end) * 364`
  const later = (column: string) => `old."${column}" + make_interval(days => ${weeks})`
  await copy('event', {
    id: other('id'),
    id_jet: `old.id_jet || '-' || nth`,
    parent_id: 'null',
    date_start: later('date_start'),
    date_end: later('date_end'),
    day: `old.day + ${weeks}`,
    last_day: `old.last_day + ${weeks}`,
  })
  for (const table of OWNED) await copy(table, { id: SKIPPED, event_id: other('event_id') })
  // Lists read the newest trail entry of each item, but not its values. The copies get older ids, so that the latest changes stay
  // the latest.
  const id = `-(old.id * 1000 + nth)`
  const entry = { id, item_id: other('item_id'), before: 'null', after: 'null' }
  await copy('trail', entry, `old.subject = 'events/event'`)
  await pool.query(`select setval(pg_get_serial_sequence('event', 'id'), (select max(id) from event))`)
  await pool.query('analyze')
}

/** The database sets the value. */
const SKIPPED = ''
