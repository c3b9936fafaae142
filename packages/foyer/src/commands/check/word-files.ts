import { pathToFileURL } from 'node:url'
import { strangersIn } from '../../house/known-words.ts'
import { wordFilesIn } from '../../house/read-folder.ts'
import type { OwnWords } from '../../house/with-own-words.ts'
import { sentenceOf } from './sentence-of.ts'

/** `strings/<language>.ts`: whether each can be read, and names texts that exist. */
export async function wordFiles(house: string): Promise<string[]> {
  const found = await Promise.all(
    wordFilesIn([{ folder: house }]).map(async ({ language, file }) => {
      const name = `strings/${language}.ts`
      try {
        const { default: own } = (await import(pathToFileURL(file).href)) as { default?: OwnWords }
        if (typeof own !== 'object' || own === null)
          return [`${name} must export an object with texts by default.`]
        return strangersIn([[language, own]])
      } catch (error) {
        return [sentenceOf(error, name)]
      }
    }),
  )
  return found.flat()
}
