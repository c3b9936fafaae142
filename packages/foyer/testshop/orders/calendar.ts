import { href } from '../../src/contract/routes.ts'
import { calendarFile } from '../../src/domains/events/ics.ts'
import { houseTime } from '../../src/platform/time/house-clock.ts'
import { strings } from '../strings.ts'
import { type Language, nameIn, seatWords } from '../words.ts'
import type { Order } from './orders.ts'

/** The events of an order, each once, with its seats. */
export function calendarOf(
  { number, tickets, code }: Order,
  language: Language,
  now: Date,
  publicUrl: string,
): string {
  const keys = [...new Set(tickets.map(({ event }) => event))]
  const events = keys.flatMap((key) => {
    const own = tickets.filter(({ event }) => event === key)
    const [first] = own
    if (!first) return []
    return {
      id: Number(key) || 0,
      title: nameIn(first.title, language),
      subtitle: own.map((ticket) => seatWords(ticket, language)).join('\n'),
      date_start: houseTime(first.startsAt),
      date_end: houseTime(first.endsAt),
      status: 'scheduled' as const,
      url: `${href('webshop', language)}/order/${code}`,
      room: { id: 0, name: nameIn(first.place, language), venue: null },
    }
  })
  return calendarFile({
    events,
    name: strings.order[language](number),
    origin: publicUrl,
    now,
  })
}
