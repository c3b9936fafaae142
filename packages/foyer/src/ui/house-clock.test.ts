import { describe, expect, it } from 'vitest'
import * as server from '../platform/time/house-clock.ts'
import { clockIn, houseInstant, wallClock } from './house-clock.ts'

describe('the clock of the house in a browser', () => {
  it('shows winter and summer time', () => {
    expect(wallClock(new Date('2026-01-15T12:00:05Z'))).toEqual({ day: '2026-01-15', time: '13:00:05' })
    expect(wallClock(new Date('2026-07-15T22:30:00Z'))).toEqual({ day: '2026-07-16', time: '00:30:00' })
  })

  it('agrees with the server on every hour around both changes of clocks, but for the hour that does not exist', () => {
    for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']) {
      for (let hour = 0; hour < 24; hour++) {
        if (day === '2026-03-29' && hour === 2) continue
        const time = `${String(hour).padStart(2, '0')}:30:00`
        const found = houseInstant(day, time)
        expect(wallClock(found), `${day} ${time}`).toEqual({ day, time })
        // In the hour that occurs twice, both instants are right.
        if (!(day === '2026-10-25' && hour === 2)) expect(found).toEqual(server.houseInstant(day, time))
      }
    }
  })

  it('knows the next midnight as 24:00:00', () => {
    expect(houseInstant('2026-10-25', '24:00:00')).toEqual(new Date('2026-10-25T23:00:00Z'))
    expect(houseInstant('2026-03-29', '24:00:00')).toEqual(new Date('2026-03-29T22:00:00Z'))
  })
})

describe.each(['Europe/Berlin', 'Europe/London', 'Europe/Zurich', 'America/St_Johns', 'Asia/Kathmandu'])(
  'the clock in %s',
  (zone) => {
    const browser = clockIn(zone)
    const { houseInstant: onServer, isShownTwice, houseTime } = server.clockIn(zone)
    /** Every half hour around the changes of clocks. */
    const instants = ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31'].flatMap((day) =>
      Array.from({ length: 3 * 48 }, (_, half) => new Date(Date.parse(day) + half * 1_800_000)),
    )

    it('shows in a browser what it shows on the server, and finds the instant of it', () => {
      for (const at of instants) {
        const { day, time } = browser.wallClock(at)
        expect(`${day}T${time}`).toBe(houseTime(at).slice(0, 19))
        if (!isShownTwice(at)) expect(browser.houseInstant(day, time)).toEqual(at)
      }
    })

    it('agrees with the server on the times that spring skips', () => {
      for (const day of ['2026-03-08', '2026-03-29']) {
        for (let hour = 0; hour < 24; hour++) {
          const time = `${String(hour).padStart(2, '0')}:15`
          expect(browser.houseInstant(day, time), `${day} ${time}`).toEqual(onServer(day, time))
        }
      }
    })
  },
)
