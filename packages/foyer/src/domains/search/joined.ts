/** Joins texts, without empty ones. */
export function joined(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' · ')
}
