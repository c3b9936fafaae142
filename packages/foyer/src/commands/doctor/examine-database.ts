import type { Database } from '../../platform/database/database.ts'
import { pendingMigrations } from '../../platform/database/migrate.ts'
import { type Finding, finder, inMegabytes } from './finding.ts'

const find = finder('database')
const OLDEST_VERSION = 14

/** Version, size, connections, migrations and extensions of a database that is open. */
export async function examineDatabase({ pool, embedded }: Database): Promise<Finding[]> {
  const { rows } = await pool.query<{
    version: string
    size: string
    used: number
    most: number
    extensions: string
  }>(`select current_setting('server_version') as version, pg_database_size(current_database())::text as size,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    current_setting('max_connections')::int as most,
    (select string_agg(extname, ', ' order by extname) from pg_extension) as extensions`)
  const [about] = rows
  if (!about) return [find('bad', 'The database answers, but says nothing about itself.')]
  const { version, size, used, most, extensions } = about
  const kind = embedded ? 'The embedded database' : 'PostgreSQL'
  const findings = [
    Number.parseInt(version, 10) < OLDEST_VERSION
      ? find('bad', `PostgreSQL ${version} is too old: Foyer is tested with ${OLDEST_VERSION} and newer.`)
      : find(
          'good',
          `${kind} ${version} answers, with ${inMegabytes(Number(size))} and the extensions ${extensions}.`,
        ),
  ]
  if (!embedded) {
    findings.push(
      find(
        used > most * 0.8 ? 'bad' : 'good',
        `${used} of ${most} connections are in use${used > most * 0.8 ? ': raise max_connections, or run fewer processes' : ''}.`,
      ),
    )
  }
  const pending = await pendingMigrations(pool)
  findings.push(
    pending === 0
      ? find('good', 'All migrations have run.')
      : find('note', `${pending} migrations have not run yet: the next start runs them, or "foyer migrate".`),
  )
  return findings
}

/** Whether both clocks agree. The embedded database has that of this machine. */
export async function examineClock({ pool, embedded }: Database): Promise<Finding[]> {
  const find = finder('clock')
  if (embedded) return [find('good', 'The embedded database has the clock of this machine.')]
  const before = Date.now()
  const { rows } = await pool.query<{ now: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::text as now',
  )
  const after = Date.now()
  const apart = Math.round(Number(rows[0]?.now) - (before + after) / 2)
  const allowed = 2000 + (after - before)
  return [
    Math.abs(apart) <= allowed
      ? find('good', 'The clocks of this machine and of the database agree.')
      : find(
          'bad',
          `The clock of the database is ${Math.abs(apart / 1000).toFixed(1)} s ${apart > 0 ? 'ahead of' : 'behind'} this machine's: set both by NTP, because one-time codes and sale starts depend on them.`,
        ),
  ]
}
