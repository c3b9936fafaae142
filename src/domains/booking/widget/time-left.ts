/** When those who hear the page are told how long their tickets are kept. */
const SPOKEN_MINUTES = [5, 1, 0]

/** Minutes as one says them: the last one begins sixty seconds before the end. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 60_000))
}

/** What is to be said now that so many minutes are left; null where it was said before, or need not be. */
export function spokenMinutes(left: number, before: number | null): number | null {
  if (before === null || left >= before) return null
  // A browser asleep in a pocket wakes up late: of what it missed, the last is said.
  const passed = SPOKEN_MINUTES.filter((minutes) => left <= minutes && minutes < before)
  return passed.length > 0 ? left : null
}
