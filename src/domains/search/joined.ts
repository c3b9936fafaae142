/** One text of several, without those that are empty. */
export function joined(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' · ')
}
