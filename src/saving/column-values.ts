import type { Field } from '../fields/kinds.ts'
import type { PgColumn } from '../platform/database/drizzle.ts'
import { berlinTime } from '../platform/time/berlin.ts'

/** Converts a value from its column to its field. */
export function fieldValue(field: Field, stored: unknown): unknown {
  if (field.kind === 'dateTime') return stored instanceof Date ? berlinTime(stored) : null
  // The database adds seconds.
  if (field.kind === 'time') return typeof stored === 'string' ? stored.slice(0, 5) : null
  if (field.kind === 'string' || field.kind === 'slug' || field.kind === 'link') return stored ?? ''
  return stored
}

/** Converts a value from its field to its column. */
export function columnValue(field: Field, column: PgColumn, value: unknown): unknown {
  if (field.kind === 'dateTime' && typeof value === 'string') return new Date(value)
  // An empty key is stored as null, because two empty texts would violate the unique index.
  if (field.kind === 'string' && value === '' && !column.notNull) return null
  return value
}
