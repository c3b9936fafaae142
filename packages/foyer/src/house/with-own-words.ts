import type { Language } from './define-house.ts'

/** A text or, where ours is one, a function that makes it. */
export type OwnWords = Record<string, string | ((...values: never[]) => string)>

/** The words of one file, and the plugin it belongs to. */
export type WordsIn = [language: Language, words: OwnWords, plugin?: string]

/** Texts of the package, as `defineStrings` declares them. */
export type Texts = Record<string, Record<Language, OwnWords[string]>>

/** Texts with the words that the house has for them. */
export function withOwnWords<S extends Texts>(words: WordsIn[], id: string, strings: S): S {
  const texts = Object.entries(strings).map(([key, text]) => {
    const own = words.flatMap(([locale, list]) => {
      const word = list[`${id}.${key}`]
      return word === undefined ? [] : [[locale, word]]
    })
    return [key, { ...text, ...Object.fromEntries(own) }]
  })
  return Object.fromEntries(texts)
}
