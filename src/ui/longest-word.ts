/** How many letters the longest word has: a headline is set as large as that word allows. */
export function longestWord(headline: string): number {
  return Math.max(...headline.split(/[\s\u00ad-]+/).map((word) => word.length), 1)
}
