import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from './setup-error.ts'
import { words } from './words.ts'

/** The names of all texts, which a test writes (scripts/word-keys.test.ts). */
const KEYS = path.join(import.meta.dirname, 'word-keys.json')

/** Refuses words of the house for texts that do not exist: nobody would ever read them. */
export function requireKnownWords(own = words): void {
  const known = new Set(JSON.parse(readFileSync(KEYS, 'utf8')) as string[])
  for (const [language, list] of own) {
    const stranger = Object.keys(list).find((key) => !known.has(key))
    if (stranger)
      throw new SetupError(`strings/${language}.ts: there is no text "${stranger}"${near(stranger, known)}.`)
  }
}

/** A text of the same name elsewhere, or of the same place: mostly it is what was meant. */
function near(stranger: string, known: Set<string>): string {
  const [place = '', key = ''] = stranger.split('.')
  const found =
    [...known].find((one) => one.endsWith(`.${key}`)) ?? [...known].find((one) => one.startsWith(`${place}.`))
  return found ? `; did you mean "${found}"?` : ''
}
