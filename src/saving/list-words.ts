import { type PgColumn, type SQL, sql } from '../platform/database/drizzle.ts'

/**
 * The words by which a list is searched, as an index on a large table holds them: the expression of the index and that of
 * the search must be the same. Of texts in both languages both are searched.
 */
export function listWords(columns: PgColumn[]): SQL {
  const vectors = columns.map((column) =>
    column.columnType === 'PgJsonb'
      ? sql`to_tsvector('simple'::regconfig, ${column})`
      : sql`to_tsvector('simple'::regconfig, translate(coalesce(${column}::text, ''), '/@._-', '     '))`,
  )
  return sql`(${sql.join(vectors, sql` || `)})`
}

/** Every word, or its beginning. Null where nothing was typed that could be one. */
export function listQuery(search: string): string | null {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null
}
