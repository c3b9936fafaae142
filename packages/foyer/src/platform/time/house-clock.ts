import { Temporal } from 'temporal-polyfill'
import { facts } from '#house/facts'

/** Days and times in a zone. The functions below are those of the house's own zone; tests make others. */
export function clockIn(timeZone: string) {
  /** The last result, because nearly all calls ask for the same quarter of an hour. Midnight is at a full one in every zone. */
  let last = { quarter: Number.NaN, day: '' }

  const shownAt = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

  return {
    /** The calendar day of an instant, as YYYY-MM-DD. */
    houseDay(at: Date): string {
      const quarter = Math.floor(at.getTime() / 900_000)
      if (quarter !== last.quarter) last = { quarter, day: shownAt(at).toPlainDate().toString() }
      return last.day
    },

    /** The instant at which the next day begins: 23 or 25 hours after the last one when the clocks change. */
    nextHouseMidnight(at: Date): Date {
      const midnight = shownAt(at).toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone)
      return new Date(midnight.epochMilliseconds)
    },

    /** An instant as local time, with the offset from UTC in the last six characters (2 §3 Event). */
    houseTime(at: Date): string {
      return shownAt(at).toString({ timeZoneName: 'never', smallestUnit: 'second' })
    },

    /** Whether clocks show this time of day twice, because summer time ends. */
    isShownTwice(at: Date): boolean {
      const shown = shownAt(at).toPlainDateTime()
      const earlier = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
      const later = shown.toZonedDateTime(timeZone, { disambiguation: 'later' })
      return earlier.epochMilliseconds !== later.epochMilliseconds
    },

    /** The instant at which a day begins. */
    startOfHouseDay(day: string): Date {
      const midnight = Temporal.PlainDate.from(day).toZonedDateTime(timeZone)
      return new Date(midnight.epochMilliseconds)
    },

    /** The instant at which a clock shows a time on a day. For a time that the change of clocks skips, the next existing one. */
    houseInstant(day: string, time: string): Date {
      const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone)
      return new Date(at.epochMilliseconds)
    },
  }
}

/** The clock of the house: `timeZone` in its `house.ts`. */
export const { houseDay, nextHouseMidnight, houseTime, isShownTwice, startOfHouseDay, houseInstant } =
  clockIn(facts.timeZone)

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
