import { facts } from '#house/facts'

/** Date and time at the house, in a browser anywhere; the server has `platform/time/house-clock.ts`. */
export interface WallClock {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM:SS */
  time: string
}

const DAY = 86_400_000

/** The clock of a zone. The functions below are those of the house's own zone; tests make others. */
export function clockIn(timeZone: string) {
  /** Swedish dates are written as `2026-01-15 13:00:05`. */
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

  function wallClock(at: Date): WallClock {
    const [day = '', time = ''] = format.format(at).split(' ')
    return { day, time }
  }

  /** How far the zone is ahead of UTC, in milliseconds. */
  function offsetAt(instant: number): number {
    const { day, time } = wallClock(new Date(instant))
    return Date.parse(`${day}T${time}Z`) - Math.floor(instant / 1000) * 1000
  }

  /**
   * The instant of a day and time; 24:00:00 is the next midnight. A time that is skipped when clocks change is moved on by the
   * length of the gap; of a time that is shown twice it is the second.
   */
  function houseInstant(day: string, time: string): Date {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
    const wanted = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
    // By the offset of a day later, unless the clocks change in between.
    const later = wanted - offsetAt(wanted + DAY)
    return new Date(wanted - offsetAt(later) === later ? later : wanted - offsetAt(wanted - DAY))
  }

  return { wallClock, houseInstant }
}

/** The clock of the house: `timeZone` in its `house.ts`. */
export const { wallClock, houseInstant } = clockIn(facts.timeZone)
