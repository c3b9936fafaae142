/** What the clocks of Berlin show, in a browser anywhere; the server has `platform/time/berlin.ts`. */
export interface WallClock {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM:SS */
  time: string
}

export function wallClock(at: Date): WallClock {
  const whole = Math.floor(at.getTime() / 1000) * 1000
  const [day = '', time = ''] = new Date(whole + offsetAt(whole)).toISOString().split('T')
  return { day, time: time.slice(0, 8) }
}

/** The instant at which Berlin's clocks show a time on a day; 24:00:00 is the next midnight. One that the change of clocks skips is as much later. */
export function berlinInstant(day: string, time: string): Date {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const wanted = Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  // The offset at a moment near it, then the one at the moment found: they differ only where the clocks change between.
  const first = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(first))
}

const HOUR = 60 * 60 * 1000
/** Since then the whole of the European Union has changed its clocks on the same days (Directive 94/21/EC). */
const COMMON_RULE = Date.UTC(1996, 0, 1)

/**
 * How far Berlin is ahead of UTC, in milliseconds: two hours from the last Sunday of March to the last of October, one in winter.
 * The browser knows it as well, but a slow phone needs a tenth of a second until it has opened its tables.
 */
function offsetAt(instant: number): number {
  if (instant < COMMON_RULE) return offsetByBrowser(instant)
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= lastSunday(year, MARCH) + HOUR && instant < lastSunday(year, OCTOBER) + HOUR
  return isSummer ? 2 * HOUR : HOUR
}

const MARCH = 2
const OCTOBER = 9

/** The last Sunday of a month that has 31 days, at midnight UTC. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31))
  return last.setUTCDate(31 - last.getUTCDay())
}

function offsetByBrowser(instant: number): number {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
