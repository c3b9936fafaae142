import { type PgColumn, type SQL, sql } from '../platform/database/drizzle.ts'

/**
 * The searched words of a list. A large table has an index on the same expression, so the two must stay equal. Of bilingual texts
 * both languages are searched.
 */
export function listWords(columns: PgColumn[]): SQL {
  const vectors = columns.map((column) =>
    column.columnType === 'PgJsonb'
      ? sql`to_tsvector('simple'::regconfig, ${column})`
      : sql`to_tsvector('simple'::regconfig, translate(coalesce(${column}::text, ''), '/@._-', '     '))`,
  )
  return sql`(${sql.join(vectors, sql` || `)})`
}

/** Every word or its beginning. Null where the search contains no word. */
export function listQuery(search: string): string | null {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null
}
