/** What the clocks of Berlin show, in a browser anywhere; the server has `platform/time/berlin.ts`. */
export interface WallClock {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM:SS */
  time: string
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

export function wallClock(at: Date): WallClock {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}:${second}` }
}

/** The instant at which Berlin's clocks show a time on a day; 24:00:00 is the next midnight. One that the change of clocks skips is as much later. */
export function berlinInstant(day: string, time: string): Date {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const wanted = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  // The offset at a moment near it, then the one at the moment found: they differ only where the clocks change between.
  const first = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(first))
}

/** How far Berlin is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000
  const { day, time } = wallClock(new Date(whole))
  return Date.parse(`${day}T${time}Z`) - whole
}
