import type { Locale } from '../../contract/locale.ts'
import { type PgColumn, type SQL, sql } from './drizzle.ts'

/** A column's text in one language. The language is part of the statement and no parameter, so that an index can be used. */
export function inLocale(column: PgColumn, locale: Locale): SQL<string> {
  return sql<string>`${column} ->> ${sql.raw(`'${locale}'`)}`
}
