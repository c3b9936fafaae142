import { pathToFileURL } from 'node:url'
import { house } from './facts.ts'
import { partFolders } from './part-folders.ts'
import { wordFilesIn } from './read-folder.ts'
import { spellSwiss } from './swiss-spelling.ts'
import { type OwnWords, type Texts, type WordsIn, withOwnWords } from './with-own-words.ts'

/**
 * What the house says in its own words, by language, imported as `#house/words`. Node reads `strings/de.ts` and `strings/en.ts` here;
 * in the builds `build/house-plugin.ts` prints imports of the same files.
 */
export const words: WordsIn[] = await Promise.all(
  wordFilesIn(partFolders).map(async ({ language, file, plugin }): Promise<WordsIn> => {
    const { default: own } = (await import(pathToFileURL(file).href)) as { default: OwnWords }
    return [language, own, plugin]
  }),
)

/** Texts of the package as the house says and spells them; the builds spell their sources (`build/house-plugin.ts`). */
export function inOwnWords<S extends Texts>(id: string, strings: S): S {
  const spelt = house.spelling === 'swiss' ? spellSwiss(strings) : strings
  return words.length > 0 ? withOwnWords(words, id, spelt) : spelt
}
