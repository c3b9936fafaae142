/**
 * Compares days and times, which are plain digits. `localeCompare` would load the browser's collation tables, which
 * takes time.
 */
export function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
