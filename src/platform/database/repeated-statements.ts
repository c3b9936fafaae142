import { sql } from './drizzle.ts'

const SAYS_SO = '/* one plan */'
/** Stands in a statement for which one plan is right, whatever its values are: rows found by their keys, or by an index that is always used. */
export const ONE_PLAN = sql.raw(SAYS_SO)

/** As many as there are kinds of items to save, with room: each takes memory of the database. */
const MOST = 300
/** A list of many ids is seldom as long again. */
const MOST_VALUES = 60

/**
 * Names for the statements that one connection sends again and again, most of them in its transactions, so that the database reads and plans
 * each of them once: that is most of what a short statement costs on the embedded one. Transactions write, and find what they
 * write by its key, so a plan that is made for any values is right. What lists ask outside of them is planned for the values it is
 * asked with, unless it says otherwise.
 */
export function repeatedStatements(): (text: string, values: unknown[] | undefined) => string | undefined {
  /** By the text; null where it was seen once. */
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
    // The first time nobody knows whether there will be a second.
    if (known === undefined) {
      if (names.size < MOST) names.set(text, null)
      return
    }
    const name = `repeated_${++named}`
    names.set(text, name)
    return name
  }
}
