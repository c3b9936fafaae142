import type { Field } from '../fields/kinds.ts'
import type { PgColumn } from '../platform/database/drizzle.ts'
import { berlinTime } from '../platform/time/berlin.ts'

/** What a column holds, as the field says it. */
export function fieldValue(field: Field, stored: unknown): unknown {
  if (field.kind === 'dateTime') return stored instanceof Date ? berlinTime(stored) : null
  // The database adds seconds.
  if (field.kind === 'time') return typeof stored === 'string' ? stored.slice(0, 5) : null
  if (field.kind === 'string' || field.kind === 'slug' || field.kind === 'link') return stored ?? ''
  return stored
}

/** What a field says, as its column holds it. */
export function columnValue(field: Field, column: PgColumn, value: unknown): unknown {
  if (field.kind === 'dateTime' && typeof value === 'string') return new Date(value)
  // A key that an item does not have is nothing, or two without one would be alike.
  if (field.kind === 'string' && value === '' && !column.notNull) return null
  return value
}
