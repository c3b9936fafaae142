import { z } from 'zod'
import { isTimeZone } from '../../house/check-house.ts'
import type { Language } from '../../house/define-house.ts'
import { LOOKS } from '../../house/theme/looks.ts'
import { SHOPS } from '../../webshop/definitions.ts'

type Look = keyof typeof LOOKS
const LOOK_NAMES = Object.keys(LOOKS) as Look[]

/** What `foyer create` knows of a new house. */
export interface Answers {
  name: string
  timeZone: string
  languages: Language[]
  /** The function of `openfoyer/shops`, and its facts. */
  shop: { factory: string; facts: Record<string, string> }
  /** One of the themes to begin with. */
  look: Look
  /** Whether it begins with a few invented things, to try it with. */
  content: 'empty' | 'example'
  /** The address of the first admin. */
  email: string
}

/** What can be guessed without asking. */
export interface Guess {
  /** The last part of the path of the new folder. */
  folder: string
  timeZone: string
  /** The language of the machine, such as `de_DE.UTF-8`. */
  language: string
}

export interface Question<Key extends keyof Answers = keyof Answers> {
  key: Key
  /** The flag that answers it. */
  flag: string
  ask: string
  /** What Enter alone means; the empty text where an answer is needed. */
  offer(guess: Guess): string
  /** The answer in the form of the house, or a sentence that says what is wrong with it. */
  read(given: string): { value: Answers[Key] } | { refused: string }
}

/** The choices of languages; the first is the default language of the site. */
const LANGUAGES: Record<string, Language[]> = {
  'de+en': ['de', 'en'],
  'en+de': ['en', 'de'],
  de: ['de'],
  en: ['en'],
}
const MOST_LETTERS = 100
const SHOPS_OFFERED = Object.values(SHOPS).flatMap((shop) => shop().creation ?? [])

const question = <Key extends keyof Answers>(one: Question<Key>) => one as unknown as Question

/** At most seven, in the order in which they are asked. */
export const QUESTIONS: Question[] = [
  question({
    key: 'name',
    flag: 'name',
    ask: 'What is the house called?',
    offer: ({ folder }) => titleOf(folder),
    read: (given) =>
      given.length <= MOST_LETTERS && isPrintable(given) && given !== ''
        ? { value: given }
        : { refused: `The name of a house has 1 to ${MOST_LETTERS} letters, in one line.` },
  }),
  question({
    key: 'timeZone',
    flag: 'time-zone',
    ask: 'In which time zone is it? (such as Europe/Berlin, or only Berlin)',
    // A machine in a computing centre often runs on UTC, where no house stands.
    offer: ({ timeZone }) =>
      timeZone.includes('/') && !timeZone.startsWith('Etc/') ? timeZone : 'Europe/Berlin',
    read(given) {
      const value = zoneOf(given)
      return value
        ? { value }
        : { refused: `"${given}" is no time zone: write one such as Europe/Berlin or Europe/London.` }
    },
  }),
  question({
    key: 'languages',
    flag: 'languages',
    ask: 'Which languages does the site speak? (de+en, en+de, de or en; the first is the default)',
    offer: ({ language }) => (language.startsWith('de') ? 'de+en' : 'en+de'),
    read(given) {
      const value = LANGUAGES[given.toLowerCase().replaceAll(/[\s,]+/g, '+')]
      return value
        ? { value }
        : { refused: `"${given}" is no choice of languages: write de+en, en+de, de or en.` }
    },
  }),
  question({
    key: 'look',
    flag: 'look',
    ask: `How does it look to begin with? (${LOOK_NAMES.join(', ')})`,
    offer: () => 'plain',
    read(given) {
      const value = LOOK_NAMES.find((name) => name === given.toLowerCase())
      return value ? { value } : { refused: `"${given}" is no look: write one of ${LOOK_NAMES.join(', ')}.` }
    },
  }),
  question({
    key: 'shop',
    flag: 'shop',
    ask: `Who sells the tickets? (${inWords(SHOPS_OFFERED)})`,
    offer: () => 'none',
    read(given) {
      for (const { factory, read } of SHOPS_OFFERED) {
        const facts = read(given)
        if (facts) return { value: { factory, facts } }
      }
      return { refused: `"${given}" is no shop: write ${inWords(SHOPS_OFFERED)}.` }
    },
  }),
  question({
    key: 'content',
    flag: 'content',
    ask: 'What does it begin with? (empty, or example: a few invented evenings to try it with)',
    offer: () => 'empty',
    read(given) {
      const value = (['empty', 'example'] as const).find((one) => one === given.toLowerCase())
      return value ? { value } : { refused: `"${given}" is no beginning: write empty or example.` }
    },
  }),
  question({
    key: 'email',
    flag: 'email',
    ask: 'What is the e-mail address of the first admin?',
    offer: () => 'admin@foyer.example',
    read: (given) =>
      z.email().safeParse(given).success
        ? { value: given.toLowerCase() }
        : { refused: `"${given}" is no e-mail address.` },
  }),
]

/** "my-house" becomes "My House". */
function titleOf(folder: string): string {
  const words = folder.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'My House'
}

function isPrintable(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** The zone of that name, however it is spelt, or the only one whose town has that name. */
function zoneOf(given: string): string | undefined {
  const wanted = given.replaceAll(' ', '_').toLowerCase()
  if (wanted === '') return undefined
  const zones = Intl.supportedValuesOf('timeZone')
  const named = zones.find((zone) => zone.toLowerCase() === wanted)
  if (named) return named
  const ofTown = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`))
  if (ofTown.length === 1) return ofTown[0]
  return /^UTC$|\//.test(given) && isTimeZone(given) ? given : undefined
}

function inWords(shops: { says: string }[]): string {
  return shops
    .map(({ says }) => says)
    .join(', ')
    .replace(/, ([^,]*)$/, ', or $1')
}
