/** Date and time in Berlin, in a browser anywhere; the server has `platform/time/berlin.ts`. */
export interface WallClock {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM:SS */
  time: string
}

/** Swedish dates are written as `2026-01-15 13:00:05`. */
const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

export function wallClock(at: Date): WallClock {
  const [day = '', time = ''] = berlin.format(at).split(' ')
  return { day, time }
}

/**
 * The instant of a day and time in Berlin; 24:00:00 is the next midnight. A time that is skipped when clocks change is
 * moved on by the length of the gap.
 */
export function berlinInstant(day: string, time: string): Date {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const wanted = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  // First the offset at a nearby moment, then the offset at the moment found. They only differ if the clocks change
  // between the two.
  const first = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(first))
}

/** How far Berlin is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const { day, time } = wallClock(new Date(instant))
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / 1000) * 1000
}
