const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/**
 * The characters of a word. Combining marks belong to the letter before them; soft hyphens and similar characters are
 * ignored.
 */
export const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu

/** Lower case, without accents, and only words with one space between them. */
export function withoutAccents(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      // Again, because replacing a sign or an abbreviation may add capitals.
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

/**
 * The form in which words are compared: Schaubühne, schaubuhne and schaubuehne are equal. After a vowel or a q, `ue` is
 * no umlaut: neue, Trauer, Quelle.
 */
export function fold(text: string): string {
  return withoutAccents(text)
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeouq])ue/g, 'u')
}
