import { WITHOUT_OURS } from '../../contract/finding.ts'
import { LANGUAGE_NAMES } from '../../contract/languages.ts'
import { addDays, weekdayOf } from '../../platform/time/house-clock.ts'
import { fold } from './folding.ts'
import { isOneTypoApart } from './typing-errors.ts'

/** Filters of the programme, by their names in the address; days as YYYY-MM-DD. */
export interface MeantFilters {
  date?: string
  until?: string
  language?: string[]
  access?: string[]
  audience?: string[]
  age?: number
  price_max?: number
  pay?: string[]
  premiere?: string[]
}

/** What visitors type, in both languages, and the filter they mean. */
const WORDS: [typed: string, meant: MeantFilters][] = [
  ...(
    [
      [
        'Rollstuhl, Rollstuhlfahrer, Rollstuhlfahrerin, Rollstuhlplatz, Rolli, wheelchair, wheelchairs',
        'wheelchair',
      ],
      ['stufenlos, barrierefrei, step free, stepfree', 'step-free'],
      ['Gebärdensprache, gehörlos, Gehörlose, taub, DGS, sign language, deaf, BSL', 'sign-language'],
      ['Audiodeskription, blind, sehbehindert, audio description', 'audio-description'],
      [
        'Induktionsschleife, Induktionsanlage, Hörgerät, schwerhörig, induction loop, hearing aid',
        'induction-loop',
      ],
      ['entspannt, entspannte Vorstellung, Autismus, relaxed, relaxed performance, autism', 'relaxed'],
      ['Übertitel, surtitles, captions', 'surtitles'],
      ['Leichte Sprache, plain language', 'plain-language'],
      ['Tastführung, touch tour', 'touch-tour'],
    ] as const
  ).flatMap(([typed, feature]) => listed(typed, { access: [feature] })),
  ...listed('ohne Deutsch, kein Deutsch, nicht Deutsch, without German, no German, not German', {
    language: [WITHOUT_OURS],
  }),
  ...listed('ohne Sprache, ohne Worte, no language, without language, without words, no words', {
    language: ['none'],
  }),
  ...Object.entries(LANGUAGE_NAMES).flatMap(([code, { de, en }]) =>
    code === 'none' ? [] : listed(`${de}, auf ${de}, ${en}, in ${en}`, { language: [code] }),
  ),
  ...listed(
    'kostenlos, kostenfrei, gratis, umsonst, Eintritt frei, freier Eintritt, free, free admission, free entry',
    {
      price_max: 0,
    },
  ),
  ...listed('billig, günstig, cheap', { price_max: 10 }),
  ...listed('zahlen was man kann, pay what you can', { pay: ['what-you-can'] }),
  ...listed('Premiere, Premieren, opening night, opening nights, premieres', { premiere: ['yes'] }),
  ...listed('Familie, Familien, Kinder, mit Kindern, family, families, kids, children', {
    audience: ['families'],
  }),
  ...listed('Schule, Schulen, Schulklasse, Schulklassen, school, schools, school class', {
    audience: ['schools'],
  }),
]

const WEEKDAYS: [typed: string, weekday: number][] = [
  ...(['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const).map(
    weekday,
  ),
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const).map(weekday),
  ['sonnabend', 5],
]

function weekday(name: string, at: number): [string, number] {
  return [fold(name), at]
}

function listed(typed: string, meant: MeantFilters): [string, MeantFilters][] {
  return typed.split(',').map((word) => [fold(word), meant])
}

/** Words between others that mean nothing for a filter. */
const SILENT = new Set(
  'am im in der die das den mit fur um und etwas was gibt es ist on at the for with a is what s whats there this diese dieses abend evening'.split(
    ' ',
  ),
)
const MOST_WORDS = 4
const MIN_FOR_TYPO = 5

/** The filters that a search means; null where a word of it is none, so that a title is never taken for a filter. */
export function meantFilters(query: string, today: string): MeantFilters | null {
  const words = fold(query).split(' ').filter(Boolean)
  const found: MeantFilters = {}
  let at = 0
  let isFilter = false
  while (at < words.length) {
    const step = longestAt(words, at, today)
    if (step) {
      merge(found, step.meant)
      at += step.length
      isFilter = true
    } else if (SILENT.has(words[at] ?? '')) at++
    else return null
  }
  return isFilter ? found : null
}

function longestAt(
  words: string[],
  at: number,
  today: string,
): { meant: MeantFilters; length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const meant = meaningOf(words.slice(at, at + length).join(' '), today)
    if (meant) return { meant, length }
  }
  return null
}

function meaningOf(text: string, today: string): MeantFilters | null {
  const amount =
    /^(?:unter|bis|hochstens|under|up to|max|maximal) (\d{1,3})(?: (?:euro|eur|franken|pounds?))?$/.exec(text)
  if (amount) return { price_max: Number(amount[1]) }
  const age = /^(?:ab|from|age) (\d{1,2})(?: (?:jahren?|years?))?$/.exec(text)
  if (age) return { age: Number(age[1]) }
  const days = daysOf(text, today)
  if (days) return { date: days[0], until: days[1] }
  return WORDS.find(([typed]) => isAlike(typed, text))?.[1] ?? null
}

function daysOf(text: string, today: string): [date: string, until: string] | null {
  if (['heute', 'heute abend', 'heut', 'today', 'tonight', 'this evening'].includes(text))
    return [today, today]
  if (['morgen', 'morgen abend', 'tomorrow', 'tomorrow evening'].includes(text)) {
    return [addDays(today, 1), addDays(today, 1)]
  }
  const now = weekdayOf(today) - 1
  if (['wochenende', 'weekend', 'this weekend', 'dieses wochenende'].some((known) => isAlike(known, text))) {
    const saturday = addDays(today, Math.max(0, 5 - now))
    return [now === 6 ? today : saturday, addDays(today, 6 - now)]
  }
  const named = WEEKDAYS.find(([known]) => isAlike(known, text.replace(/ ?abend$/, '')))
  if (!named) return null
  const day = addDays(today, (named[1] - now + 7) % 7)
  return [day, day]
}

/** The same word, or one with a letter wrong. */
function isAlike(known: string, typed: string): boolean {
  if (known === typed) return true
  return (
    typed.length >= MIN_FOR_TYPO &&
    known.length >= MIN_FOR_TYPO &&
    typed[0] === known[0] &&
    isOneTypoApart(known, typed)
  )
}

function merge(into: MeantFilters, { access, language, audience, ...others }: MeantFilters): void {
  if (access) into.access = [...(into.access ?? []), ...access]
  if (language) into.language = [...(into.language ?? []), ...language]
  if (audience) into.audience = [...(into.audience ?? []), ...audience]
  Object.assign(into, others)
}
