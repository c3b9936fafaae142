import { houseInstant, wallClock } from '../../../ui/house-clock.ts'
import { inOrder } from '../../../ui/in-order.ts'
import type { Hours, OpeningHoursToday } from '../contract.ts'

/** 2 §4 Opening hours label. Late means closed after it was open today; both have the same text. */
export type OpeningState =
  | { state: 'early' | 'open'; time: string }
  | { state: 'late' | 'closed'; time?: undefined }

interface Span {
  from: string
  to: string
}

const MIDNIGHT = '24:00:00'

/** The state of the venue at a moment; null if the hours are those of another day. */
export function openingState(today: OpeningHoursToday, now: Date): OpeningState | null {
  const { day, time } = wallClock(now)
  if (day !== today.date) return null
  const spans = spansOf(today)
  const open = spans.filter(({ from, to }) => from <= time && time < endOf({ from, to }))
  if (open.length > 0) return { state: 'open', time: lastEnd(open) }
  const [next] = spans.map(({ from }) => from).filter((from) => time < from)
  if (next) return { state: 'early', time: next.slice(0, 5) }
  return { state: spans.length > 0 ? 'late' : 'closed' }
}

/** The next moment at which the state may change: a beginning, an end, or midnight. */
export function nextChange(today: OpeningHoursToday, now: Date): Date {
  const { day, time } = wallClock(now)
  const moments = spansOf(today).flatMap((span) => [span.from, endOf(span)])
  const next = day === today.date ? moments.filter((moment) => time < moment).sort()[0] : undefined
  return houseInstant(day, next ?? MIDNIGHT)
}

/** Notes on today's hours, with a link to more. */
export function openingNotes({ opening_hours_exceptions }: OpeningHoursToday) {
  return opening_hours_exceptions
    .filter(({ alternative_text }) => alternative_text)
    .map(({ alternative_text, alternative_link_url, langs }) => ({
      text: alternative_text,
      lang: langs?.alternative_text,
      url: alternative_link_url,
    }))
}

/** The times of today, sorted by beginning: exceptions with times or `closed` replace the weekly hours. */
function spansOf({ opening_hours, opening_hours_exceptions }: OpeningHoursToday): Span[] {
  const replacing = opening_hours_exceptions.filter(
    ({ closed, time_from, time_to }) => closed || time_from !== null || time_to !== null,
  )
  return (replacing.length > 0 ? replacing : opening_hours)
    .filter((hours) => !hours.closed && (hours.time_from !== null || hours.time_to !== null))
    .map(spanOf)
    .sort((one, other) => inOrder(one.from, other.from))
}

/** A missing time is the beginning or the end of the day. */
function spanOf({ time_from, time_to }: Hours): Span {
  return { from: time_from ?? '00:00:00', to: time_to ?? MIDNIGHT }
}

/** The end on this day; a span that ends on the next day lasts until midnight. */
function endOf({ from, to }: Span): string {
  return to <= from ? MIDNIGHT : to
}

/** The latest end of overlapping spans; one that ends tomorrow is the latest. */
function lastEnd(spans: Span[]): string {
  const [last] = spans.sort((one, other) => inOrder(endOf(other), endOf(one)))
  const to = last?.to ?? MIDNIGHT
  return to === MIDNIGHT ? '00:00' : to.slice(0, 5)
}
