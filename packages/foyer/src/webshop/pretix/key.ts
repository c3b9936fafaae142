/** One date at the shop: the short name of the pretix event, and of a series the number of the date. */
export interface PretixKey {
  event: string
  date: number | null
}

const KEY = /^([A-Za-z0-9][\w.-]{0,39})(?::(\d{1,9}))?$/

/** Reads "sturm:17" (date 17 of the series "sturm") or "gala" (an event without dates); null for any other text. */
export function readKey(text: string): PretixKey | null {
  const [, event, date] = KEY.exec(text) ?? []
  return event ? { event, date: date === undefined ? null : Number(date) } : null
}

/** Its path below the address of the organizer. */
export function pathOf({ event, date }: PretixKey): string {
  return date === null ? `${event}/` : `${event}/${date}/`
}

export function writeKey({ event, date }: PretixKey): string {
  return date === null ? event : `${event}:${date}`
}
