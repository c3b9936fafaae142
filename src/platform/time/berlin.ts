import { Temporal } from 'temporal-polyfill'

const TIME_ZONE = 'Europe/Berlin'

/** The calendar day in Berlin at an instant, as YYYY-MM-DD. */
export function berlinDay(at: Date): string {
  return inBerlin(at).toPlainDate().toString()
}

/** The instant at which the next day begins in Berlin: 23 or 25 hours after the last one when the clocks change. */
export function nextBerlinMidnight(at: Date): Date {
  const midnight = inBerlin(at).toPlainDate().add({ days: 1 }).toZonedDateTime(TIME_ZONE)
  return new Date(midnight.epochMilliseconds)
}

function inBerlin(at: Date) {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE)
}
