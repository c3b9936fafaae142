import { Failure, type FieldMessages } from '../contract/errors.ts'
import type { Locale } from '../contract/locale.ts'
import { getTableName, type PgTable } from '../platform/database/drizzle.ts'
import { columnOf, hasColumn } from './item-store.ts'
import { strings } from './strings.ts'
import type { ItemStore, OwnedRows, Subject } from './subject.ts'

interface DatabaseError {
  code?: string
  column?: string
  /** PostgreSQL names the columns in the detail: `Key (old_path)=(/x) already exists.` */
  detail?: string
  table?: string
}

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const NOT_NULL = '23502'

/** Turns a violated constraint into a failure at the field it is about. Null where the error is not one. */
export function failureOfConstraint(error: unknown, subject: Subject, locale: Locale): Failure | null {
  const cause = databaseErrorIn(error)
  if (cause?.code === NOT_NULL) {
    return new Failure('invalid', { fields: at(subject, cause, strings.missing[locale]), cause: error })
  }
  if (cause?.code !== UNIQUE && cause?.code !== FOREIGN_KEY) return null
  if (cause.detail?.includes('is still referenced')) {
    return new Failure('invalid', { fields: { non_field_errors: [strings.inUse[locale]] }, cause: error })
  }
  const message = (cause.code === UNIQUE ? strings.taken : strings.gone)[locale]
  return new Failure('invalid', { fields: at(subject, cause, message), cause: error })
}

function at(
  { fields, store }: Subject,
  { detail = '', table, column = '' }: DatabaseError,
  message: string,
): FieldMessages {
  const owned = Object.keys(store.owned).find((name) => getTableName(tableOf(store, name)) === table)
  if (owned) return { [owned]: [message] }
  const columns = (/^Key \(([\w, ]+)\)=/.exec(detail)?.[1] ?? column).split(', ')
  const field = Object.keys(fields).find(
    (name) => hasColumn(store, name, fields[name]) && columns.includes(snake(columnOf(store.table, name))),
  )
  return { [field ?? 'non_field_errors']: [message] }
}

/** The table of a list, such as contributors, one of which references an item that does not exist. */
function tableOf({ owned }: ItemStore, name: string): PgTable {
  return (owned[name] as OwnedRows).table
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** drizzle wraps what the driver threw. */
function databaseErrorIn(error: unknown): DatabaseError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current as DatabaseError
  }
  return null
}
