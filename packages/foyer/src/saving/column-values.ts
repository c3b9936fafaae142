import type { Field, Fields } from '../fields/kinds.ts'
import { fieldSchema } from '../fields/validation.ts'
import type { PgColumn } from '../platform/database/drizzle.ts'
import { houseTime } from '../platform/time/house-clock.ts'

/** Converts a value from its column to its field. */
export function fieldValue(field: Field, stored: unknown): unknown {
  if (field.kind === 'dateTime') return stored instanceof Date ? houseTime(stored) : null
  // The database adds seconds.
  if (field.kind === 'time') return typeof stored === 'string' ? stored.slice(0, 5) : null
  if (field.kind === 'string' || field.kind === 'slug' || field.kind === 'link') return stored ?? ''
  if (field.kind === 'items' && Array.isArray(stored)) {
    return stored.map((record) => complete(field.fields, record))
  }
  return stored
}

/** Adds the fields that a record lacks because it was stored before they existed; they get their empty value. */
function complete(fields: Fields, record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = record[name] === undefined ? fieldSchema(field).safeParse(undefined).data : record[name]
    return [name, field.kind === 'items' ? fieldValue(field, value) : value]
  })
  return { ...record, ...Object.fromEntries(entries) }
}

/** Converts a value from its field to its column. */
export function columnValue(field: Field, column: PgColumn, value: unknown): unknown {
  if (field.kind === 'dateTime' && typeof value === 'string') return new Date(value)
  // An empty key is stored as null, because two empty texts would violate the unique index.
  if (field.kind === 'string' && value === '' && !column.notNull) return null
  return value
}
