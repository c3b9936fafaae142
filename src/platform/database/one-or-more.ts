import type { OneOrMore } from '../../contract/params.ts'
import { eq, inArray, type PgColumn, type SQL } from './drizzle.ts'

/** The column holds the value, or one of several; no condition where none is asked for. */
export function isAnyOf<T extends number | string>(
  column: PgColumn,
  asked: OneOrMore<T> | undefined,
): SQL | undefined {
  if (asked === undefined) return undefined
  return Array.isArray(asked) ? inArray(column, asked) : eq(column, asked)
}
