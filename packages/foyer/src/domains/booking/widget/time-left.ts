/** When screen readers announce how long the tickets are reserved. */
const SPOKEN_MINUTES = [5, 1, 0]

/** Minutes rounded up: the last minute begins sixty seconds before the end. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 60_000))
}

/** The minutes to announce; null if they were announced before, or need not be. */
export function spokenMinutes(left: number, before: number | null): number | null {
  if (before === null || left >= before) return null
  // A browser that was asleep may miss several of these: only the last is announced.
  const passed = SPOKEN_MINUTES.filter((minutes) => left <= minutes && minutes < before)
  return passed.length > 0 ? left : null
}
