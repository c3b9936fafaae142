import type { Locale } from '../../contract/locale.ts'
import type { Completion, SearchKind } from './contract.ts'
import type { Term } from './parse-query.ts'
import { MIN_BEGINNING } from './text-query.ts'

/** An item that may be found by its title. */
export interface Candidate {
  title: string
  /** The language of the title, if it is the other one. */
  lang?: Locale | null
  url: string
  kind: SearchKind
  id: number
  isOver: boolean
  /** The distance of its beginning from today. */
  away: number
  /** The words of its title, and their stems, as in the index. */
  words: string[]
}

/** Titles, and the words by which each is found. */
export interface Titles {
  titles: (Candidate & { length: number })[]
  /** Sorted, so that words with the same beginning are next to each other. */
  words: string[]
  /** The places of the titles with a word. */
  holders: ReadonlyMap<string, number[]>
}

/** The stems under which a word is searched. */
export type StemsOf = (word: Term['anyOf'][number]) => string[]

/** One entry per title: an item that is no event, such as the production, otherwise the next event. */
export function prepareTitles(candidates: Candidate[]): Titles {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const known = best.get(candidate.title)
    if (!known || isBetter(candidate, known)) best.set(candidate.title, candidate)
  }
  const titles = [...best.values()].map((title) => ({ ...title, length: [...title.title].length }))
  const holders = new Map<string, number[]>()
  for (const [place, { words }] of titles.entries()) {
    for (const word of words) {
      const places = holders.get(word)
      if (places) places.push(place)
      else holders.set(word, [place])
    }
  }
  return { titles, words: [...holders.keys()].sort(), holders }
}

function isBetter(one: Candidate, other: Candidate): boolean {
  const ranks = ({ kind, isOver, away, id }: Candidate) => [
    Number(kind === 'event'),
    Number(isOver),
    away,
    id,
  ]
  const [ofOne, ofOther] = [ranks(one), ranks(other)]
  const at = ofOne.findIndex((rank, place) => rank !== ofOther[place])
  return at >= 0 && (ofOne[at] as number) < (ofOther[at] as number)
}

/** Titles with all terms: coming ones first, whole words before beginnings, then the shortest. */
export function lookThrough(titles: Titles, terms: Term[], stemsOf: StemsOf, limit: number): Completion[] {
  const [first, ...rest] = terms.map((term) => placesOf(titles, term, stemsOf, term.isOpen))
  const whole = terms.map((term) => placesOf(titles, term, stemsOf, false))
  return [...(first ?? [])]
    .filter((place) => rest.every((places) => places.has(place)))
    .map((place) => ({
      title: titles.titles[place] as Titles['titles'][number],
      tier: whole.every((places) => places.has(place)) ? 0 : 1,
    }))
    .sort(
      (a, b) =>
        Number(a.title.isOver) - Number(b.title.isOver) ||
        a.tier - b.tier ||
        a.title.length - b.title.length ||
        (a.title.title < b.title.title ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ title: { title, lang, url, kind } }) => ({ text: title, ...(lang && { lang }), url, kind }))
}

function placesOf({ words, holders }: Titles, { anyOf }: Term, stemsOf: StemsOf, byBeginning: boolean) {
  const places = new Set<number>()
  const take = (word: string) => {
    for (const place of holders.get(word) ?? []) places.add(place)
  }
  for (const word of anyOf) {
    take(word.folded)
    for (const stem of stemsOf(word)) take(stem)
    if (!byBeginning || word.isWhole || word.folded.length < MIN_BEGINNING) continue
    for (let at = firstFrom(words, word.folded); words[at]?.startsWith(word.folded); at++) {
      take(words[at] as string)
    }
  }
  return places
}

/** The place of the first word that is not sorted before another one. */
function firstFrom(words: string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}
