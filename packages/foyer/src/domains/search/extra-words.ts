import type { ExtraItem } from '../../house/define-facts.ts'
import { extraWords } from '../../saving/extra-facts.ts'
import { joined } from './joined.ts'
import type { Source } from './reindex.ts'

/** Finds an item by the facts of the house as well: `searched` in `facts/<item>.ts`. They are not shown in the answer. */
export function withExtraWords(
  source: Source,
  item: ExtraItem,
  table: Parameters<typeof extraWords>[2],
): Source {
  return {
    ...source,
    async describe(reader, ids) {
      const found = await source.describe(reader, ids)
      const wordsOf = await extraWords(reader.db, item, table, ids)
      return found.map((one) => ({ ...one, unseen: joined(one.unseen, wordsOf(one.itemId)) }))
    },
  }
}
