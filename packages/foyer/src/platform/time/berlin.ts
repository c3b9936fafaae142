import { Temporal } from 'temporal-polyfill'

const TIME_ZONE = 'Europe/Berlin'

/** The last result, because nearly all calls ask for the same hour. Midnight in Berlin is at a full hour of UTC. */
let last = { hour: Number.NaN, day: '' }

/** The calendar day in Berlin at an instant, as YYYY-MM-DD. */
export function berlinDay(at: Date): string {
  const hour = Math.floor(at.getTime() / 3_600_000)
  if (hour !== last.hour) last = { hour, day: inBerlin(at).toPlainDate().toString() }
  return last.day
}

/** The instant at which the next day begins in Berlin: 23 or 25 hours after the last one when the clocks change. */
export function nextBerlinMidnight(at: Date): Date {
  const midnight = inBerlin(at).toPlainDate().add({ days: 1 }).toZonedDateTime(TIME_ZONE)
  return new Date(midnight.epochMilliseconds)
}

function inBerlin(at: Date) {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE)
}

/** An instant in Berlin time, with the offset from UTC in the last six characters (2 §3 Event). */
export function berlinTime(at: Date): string {
  return inBerlin(at).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Whether clocks in Berlin show this time of day twice, because summer time ends. */
export function isShownTwice(at: Date): boolean {
  const shown = inBerlin(at).toPlainDateTime()
  const earlier = shown.toZonedDateTime(TIME_ZONE, { disambiguation: 'earlier' })
  const later = shown.toZonedDateTime(TIME_ZONE, { disambiguation: 'later' })
  return earlier.epochMilliseconds !== later.epochMilliseconds
}

/** The instant at which a day begins in Berlin. */
export function startOfBerlinDay(day: string): Date {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE)
  return new Date(midnight.epochMilliseconds)
}

/**
 * The instant at which a clock in Berlin shows a time on a day. For a time that the change of clocks skips, the next existing
 * one.
 */
export function berlinInstant(day: string, time: string): Date {
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(TIME_ZONE)
  return new Date(at.epochMilliseconds)
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** The first day of a day's month, and of the month after it. */
export function monthOf(day: string): { first: string; next: string } {
  const first = Temporal.PlainDate.from(day).with({ day: 1 })
  return { first: first.toString(), next: first.add({ months: 1 }).toString() }
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}
