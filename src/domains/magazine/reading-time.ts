/** What people read in a minute without hurry. */
const WORDS_PER_MINUTE = 200

/** How long a text takes, in whole minutes; nothing takes less than one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE))
}
