/**
 * The number of letters of the longest word, which limits how large a headline is set. Words joined by a non-breaking
 * space count as one.
 */
export function longestWord(headline: string): number {
  return Math.max(...headline.split(/[ \n\u00ad-]+/).map((word) => word.length), 1)
}
