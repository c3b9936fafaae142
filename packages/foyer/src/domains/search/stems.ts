import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { sql } from '../../platform/database/drizzle.ts'
import type { Term, Word } from './parse-query.ts'
import { DICTIONARY, inflectedForm } from './text-query.ts'
import type { StemsOf } from './title-index.ts'

const MAX_WORDS = 10_000

/** The results of the database's dictionaries, which never change and so are remembered. */
const known: Record<Locale, Map<string, string[]>> = { de: new Map(), en: new Map() }

/** The stems of all words of the terms; unknown ones are found in one short statement. */
export async function findStems({ db, locale, signal }: Context, terms: Term[]): Promise<StemsOf> {
  const words = terms.flatMap(({ anyOf }) => anyOf.map((word) => inflectedForm(word, locale)))
  const stems = new Map(words.flatMap((word) => entryOf(known[locale], word)))
  const missing = [...new Set(words)].filter((word) => !stems.has(word))
  if (missing.length > 0) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ word: string; stems: string[] }>(sql`
      select word, tsvector_to_array(to_tsvector(${DICTIONARY[locale]}::regconfig, word)) as stems
      from jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb) as word`)
    for (const row of rows) {
      stems.set(row.word, row.stems)
      keep(known[locale], row.word, row.stems)
    }
  }
  return (word: Word) => stems.get(inflectedForm(word, locale)) ?? []
}

function entryOf(words: Map<string, string[]>, word: string): [string, string[]][] {
  const stems = words.get(word)
  return stems ? [[word, stems]] : []
}

/** The oldest word is removed when there are too many, because visitors may search for any word. */
function keep(words: Map<string, string[]>, word: string, stems: string[]): void {
  words.set(word, stems)
  if (words.size <= MAX_WORDS) return
  const [oldest] = words.keys()
  words.delete(oldest as string)
}
