/** Reading speed without hurry. */
const WORDS_PER_MINUTE = 200

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE))
}
