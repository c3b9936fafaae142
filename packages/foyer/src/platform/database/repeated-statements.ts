import { sql } from './drizzle.ts'

const SAYS_SO = '/* one plan */'
/**
 * Marks a statement for which one plan is right for all values: it finds rows by their keys, or by an index that is always used.
 */
export const ONE_PLAN = sql.raw(SAYS_SO)

/** One for each statement that saves an item of some kind, and some more. Each takes memory of the database. */
const MOST = 300
/** Statements with more values are lists of ids, whose length seldom repeats. */
const MOST_VALUES = 60

/**
 * Gives names to the statements that one connection sends repeatedly, so that the database parses and plans each of them once. On
 * the embedded database that is most of the cost of a short statement. Statements of transactions get a name: they find rows by
 * key, so a plan for any values is right. Lists outside of transactions are planned for their values, unless the statement is
 * marked with `ONE_PLAN`.
 */
export function repeatedStatements(): (text: string, values: unknown[] | undefined) => string | undefined {
  /** The name of each text; null where the text was seen once. */
  const names = new Map<string, string | null>()
  let named = 0
  let isInTransaction = false
  return (text, values) => {
    if (text.startsWith('begin')) isInTransaction = true
    else if (text === 'commit' || text === 'rollback') isInTransaction = false
    if (!isInTransaction && !text.includes(SAYS_SO)) return
    if (!values?.length || values.length > MOST_VALUES) return
    const known = names.get(text)
    if (known) return known
    // A statement gets its name when it is sent a second time.
    if (known === undefined) {
      if (names.size < MOST) names.set(text, null)
      return
    }
    const name = `repeated_${++named}`
    names.set(text, name)
    return name
  }
}
