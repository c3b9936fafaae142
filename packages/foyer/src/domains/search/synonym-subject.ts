import { string } from '../../fields/kinds.ts'
import { and, eq, ne } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { fold } from './folding.ts'
import { strings } from './synonym-strings.ts'
import { synonyms } from './tables.ts'

const WORDS = { required: true, maxLength: 100 }

/** What visitors type, and the house's word for it. */
export const synonym = defineSubject({
  area: 'search',
  model: 'synonym',
  access: 'editor',
  fields: { word: string(WORDS), means: string(WORDS) },
  store: storedIn(synonyms),
  titleOf: ({ word, means }) => `${word} → ${means}`,
  derive: ({ word }) => ({ folded: fold(word) }),
  async check(saving, values, id) {
    const folded = fold(values.word)
    if (folded === '') refuse(saving, 'word', strings.noWord)
    if (fold(values.means) === '') refuse(saving, 'means', strings.noWord)
    if (fold(values.means) === folded) refuse(saving, 'means', strings.sameWord)
    const isOther = id === null ? undefined : ne(synonyms.id, id)
    const [taken] = await saving.db
      .select({ id: synonyms.id })
      .from(synonyms)
      .where(and(eq(synonyms.folded, folded), isOther))
    if (taken) refuse(saving, 'word', strings.wordTaken)
    return values
  },
})
