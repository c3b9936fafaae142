import { pathToFileURL } from 'node:url'
import type { Language } from './define-house.ts'
import { house } from './facts.ts'
import { partFolders } from './part-folders.ts'
import { wordFilesIn } from './read-folder.ts'
import { spellSwiss } from './swiss-spelling.ts'

/** A text or, where ours is one, a function that makes it. */
export type OwnWords = Record<string, string | ((...values: never[]) => string)>

/** The words of one file, and the plugin it belongs to. */
export type WordsIn = [language: Language, words: OwnWords, plugin?: string]

/**
 * Our texts in the spelling of the house. In the builds nothing is left to do: `build/house-plugin.ts` spells the sources of the texts.
 */
export const spell = house.spelling === 'swiss' ? spellSwiss : null

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
