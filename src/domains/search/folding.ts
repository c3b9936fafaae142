const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** What a word is made of. Marks belong to the letter before them; soft hyphens and their like are not seen at all. */
export const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu

/** Lower case, without accents, and nothing but words with one space between them. */
export function withoutAccents(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      // Spelling out an abbreviation or a sign may have brought capitals back.
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

/**
 * The form in which words are compared: Schaubühne, schaubuhne and schaubuehne are one. Where a vowel or a q stands before
 * `ue` it is no umlaut: neue, Trauer, Quelle.
 */
export function fold(text: string): string {
  return withoutAccents(text)
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeouq])ue/g, 'u')
}
