import { Temporal } from 'temporal-polyfill'

/** A moment at which the clocks of a zone are changed. Offsets from UTC are in seconds. */
export interface ZoneChange {
  at: Date
  /** What the clocks show at that moment, by the offset until then. */
  shown: Temporal.PlainDateTime
  from: number
  to: number
}

/** Every change of a zone's clocks between the beginnings of two years. */
export function zoneChanges(timeZone: string, fromYear: number, untilYear: number): ZoneChange[] {
  const changes: ZoneChange[] = []
  let before = Temporal.PlainDate.from({ year: fromYear, month: 1, day: 1 }).toZonedDateTime(timeZone)
  for (;;) {
    const after = before.getTimeZoneTransition('next')
    if (!after || after.year >= untilYear) return changes
    const last = after.subtract({ nanoseconds: 1 })
    if (last.offsetNanoseconds !== after.offsetNanoseconds) {
      changes.push({
        at: new Date(after.epochMilliseconds),
        shown: last.toPlainDateTime().add({ nanoseconds: 1 }),
        from: last.offsetNanoseconds / 1e9,
        to: after.offsetNanoseconds / 1e9,
      })
    }
    before = after
  }
}

/** How far the clocks of a zone are ahead of UTC at the beginning of a year, in seconds. */
export function offsetIn(timeZone: string, year: number): number {
  return Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(timeZone).offsetNanoseconds / 1e9
}
