/** How many letters the longest word has: a headline is set as large as that word allows. What a fixed space joins is one. */
export function longestWord(headline: string): number {
  return Math.max(...headline.split(/[ \n\u00ad-]+/).map((word) => word.length), 1)
}
