import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { strings } from './password-strings.ts'

/** Names of the user and of the house that the password must not consist of. */
export interface Names {
  email?: string
  firstName?: string
  lastName?: string
  siteName?: string
  publicUrl?: string | null
}

export type Weakness = 'common' | 'own'

/** A password with fewer guesses than this is found by trying a list of stolen passwords with the usual variations. */
const MIN_GUESSES_LOG10 = 9
/** The number of letters and digits that must remain without the names. */
const MIN_REST = 8
const MIN_WORD = 3
/** Only this many characters are checked: more cannot make a password weaker, and take time. */
const READ = 100

/** Why a password can be guessed; null if it cannot (quality, Security, Passwords). */
export async function weaknessOf(password: string, names: Names): Promise<Weakness | null> {
  const own = wordsOf(names)
  if (isMadeOf(password, own)) return 'own'
  const check = await loadCheck()
  const { guessesLog10, usesNames } = check(password.slice(0, READ), own)
  if (guessesLog10 >= MIN_GUESSES_LOG10) return null
  return usesNames ? 'own' : 'common'
}

/** Refuses a weak password, with the message at its field. */
export async function requireGoodPassword(
  { db, locale, config, siteName }: Asking,
  password: string,
  names: Pick<Names, 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const house = { siteName: await siteName?.(db), publicUrl: config.publicUrl }
  const weakness = await weaknessOf(password, { ...names, ...house })
  if (weakness) throw new Failure('invalid', { fields: { password: [WORDS[weakness][locale]] } })
}

interface Asking {
  locale: Locale
  config: Pick<Config, 'publicUrl'>
  db: Db
  siteName?: (db: Db) => Promise<string>
}

const WORDS = { common: strings.commonPassword, own: strings.ownPassword }

type Check = (password: string, own: string[]) => { guessesLog10: number; usesNames: boolean }

/**
 * The word lists take about 30 MB and some tenths of a second, so they are loaded when the first password is chosen.
 */
function loadCheck(): Promise<Check> {
  loaded ??= load()
  return loaded
}

let loaded: Promise<Check> | undefined

async function load(): Promise<Check> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  const judge = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, germanWords: german.dictionary.commonWords },
    graphs: common.adjacencyGraphs,
  })
  return (password, own) => {
    const { guessesLog10, sequence } = judge.check(password, own)
    const usesNames = sequence.some(
      (part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs',
    )
    return { guessesLog10, usesNames }
  }
}

/** The words that an attacker would try, from `Haus Kaskade`, `https://haus-kaskade.example` and `ada.lovelace@…`. */
function wordsOf({ email = '', firstName = '', lastName = '', siteName = '', publicUrl }: Names): string[] {
  const host = publicUrl ? new URL(publicUrl).hostname : ''
  const texts = [email, firstName, lastName, siteName, host]
  // Müller is also spelled Mueller.
  const words = texts
    .flatMap((text) => [text, spelledOut(text)])
    .flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words)].filter((word) => word.length >= MIN_WORD && !NO_NAMES.has(word))
}

/** Parts of host names that are no names. */
const NO_NAMES = new Set(['www', 'com', 'org', 'net'])

/** Whether little of a password remains without the names in it: `haus-kaskade-haus`, `K4sk4de4ever!`. */
function isMadeOf(password: string, own: string[]): boolean {
  const plain = withoutLeet(folded(password))
  const words = own.map(withoutLeet).toSorted((a, b) => b.length - a.length)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), plain)
  return rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_REST
}

function spelledOut(text: string): string {
  return text.toLowerCase().replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
}

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function withoutLeet(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)
}
