import { describe, expect, it } from 'vitest'
import * as server from '../platform/time/berlin.ts'
import { berlinInstant, wallClock } from './berlin-clock.ts'

describe("Berlin's clock in a browser", () => {
  it('shows winter and summer time', () => {
    expect(wallClock(new Date('2026-01-15T12:00:05Z'))).toEqual({ day: '2026-01-15', time: '13:00:05' })
    expect(wallClock(new Date('2026-07-15T22:30:00Z'))).toEqual({ day: '2026-07-16', time: '00:30:00' })
  })

  it('is the one of the time zone tables, in every hour of the weeks in which clocks change', () => {
    const tables = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const others: string[] = []
    for (let year = 1990; year <= 2060; year++) {
      for (const start of ['03-24', '09-23', '10-24']) {
        const first = Date.parse(`${year}-${start}T00:59:59Z`)
        for (let hour = 0; hour < 9 * 24; hour++) {
          const at = new Date(first + hour * 3_600_000)
          const { day, time } = wallClock(at)
          if (`${day} ${time}` !== tables.format(at)) others.push(at.toISOString())
        }
      }
    }
    expect(others).toEqual([])
  })

  it('agrees with the server on every hour around both changes of clocks, but for the hour that does not exist', () => {
    for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']) {
      for (let hour = 0; hour < 24; hour++) {
        if (day === '2026-03-29' && hour === 2) continue
        const time = `${String(hour).padStart(2, '0')}:30:00`
        const found = berlinInstant(day, time)
        expect(wallClock(found), `${day} ${time}`).toEqual({ day, time })
        // In the hour that comes twice, either is right.
        if (!(day === '2026-10-25' && hour === 2)) expect(found).toEqual(server.berlinInstant(day, time))
      }
    }
  })

  it('knows the next midnight as 24:00:00', () => {
    expect(berlinInstant('2026-10-25', '24:00:00')).toEqual(new Date('2026-10-25T23:00:00Z'))
    expect(berlinInstant('2026-03-29', '24:00:00')).toEqual(new Date('2026-03-29T22:00:00Z'))
  })
})
