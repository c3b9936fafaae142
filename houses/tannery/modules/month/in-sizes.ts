const DAY = 86_400_000

interface Part<E> {
  /** 0 for the first week, 1 for the second, 2 for all that follow. */
  size: number
  days: { day: string; events: E[] }[]
}

/** The events of some weeks by size and day. They are counted from the first event, so that server and browser agree. */
export function inSizes<E extends { day: string }>(events: E[], weeks: number): Part<E>[] {
  const first = Date.parse(events[0]?.day ?? '')
  const parts: Part<E>[] = []
  for (const event of events) {
    const week = Math.floor((Date.parse(event.day) - first) / (7 * DAY))
    if (week >= weeks) break
    const size = Math.min(week, 2)
    if (parts.at(-1)?.size !== size) parts.push({ size, days: [] })
    const days = parts.at(-1)?.days ?? []
    if (days.at(-1)?.day !== event.day) days.push({ day: event.day, events: [] })
    days.at(-1)?.events.push(event)
  }
  return parts
}
