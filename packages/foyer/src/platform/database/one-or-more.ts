import type { OneOrMore } from '../../contract/params.ts'
import { eq, inArray, type PgColumn, type SQL } from './drizzle.ts'

/** The condition that a column holds the value, or one of several; none where no value is asked for. */
export function isAnyOf<T extends number | string>(
  column: PgColumn,
  asked: OneOrMore<T> | undefined,
): SQL | undefined {
  if (asked === undefined) return undefined
  return Array.isArray(asked) ? inArray(column, asked) : eq(column, asked)
}
