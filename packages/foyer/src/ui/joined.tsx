import type { Locale } from '../contract/locale.ts'

/** A text, or a text with its language if that is not the page's. */
export type Word = string | false | null | undefined | { name: string; lang?: Locale }

/** Texts in one line, each with its own language; empty ones are left out. */
export function Joined({ words, by = ', ' }: { words: Word[]; by?: string }) {
  return words
    .map((word) => (typeof word === 'object' ? word : { name: word, lang: undefined }))
    .filter((word) => word?.name)
    .flatMap((word, place) => [
      place > 0 && by,
      word?.lang ? (
        <span key={word.name} lang={word.lang}>
          {word.name}
        </span>
      ) : (
        word?.name
      ),
    ])
}
