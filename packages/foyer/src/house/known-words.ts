import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { WordsIn } from './with-own-words.ts'

/** The names of all texts, which a test writes (scripts/word-keys.test.ts). */
const KEYS = path.join(import.meta.dirname, 'word-keys.json')

/** One sentence for each word of a house for a text that does not exist. */
export function strangersIn(own: WordsIn[]): string[] {
  const known = new Set(JSON.parse(readFileSync(KEYS, 'utf8')) as string[])
  return own.flatMap(([language, list, plugin]) =>
    Object.keys(list)
      .filter((key) => !known.has(key))
      .map(
        (key) =>
          `${plugin ? `Plugin "${plugin}": ` : ''}strings/${language}.ts: there is no text "${key}"${near(key, known)}.`,
      ),
  )
}

/** A text of the same name elsewhere, or of the same place: mostly it is what was meant. */
function near(stranger: string, known: Set<string>): string {
  const [place = '', key = ''] = stranger.split('.')
  const found =
    [...known].find((one) => one.endsWith(`.${key}`)) ?? [...known].find((one) => one.startsWith(`${place}.`))
  return found ? `; there is "${found}"` : ''
}
