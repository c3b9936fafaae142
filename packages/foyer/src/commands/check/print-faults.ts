/** Prints what is wrong in the folder of a house. */
export function printFaults(sentences: string[]): void {
  console.error(`\n${sentences.map((sentence) => `  ${sentence}\n`).join('')}`)
}
