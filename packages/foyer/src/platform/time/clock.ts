/** The source of the current time. No other code of the server asks the machine for it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface FakeClock extends Clock {
  set(at: string | Date): void
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
}

/** A clock that stops until a test moves it. */
export function fakeClock(start: string | Date): FakeClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: (at) => {
      current = new Date(at)
    },
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      const total = seconds + 60 * (minutes + 60 * (hours + 24 * days))
      current = new Date(current.getTime() + total * 1000)
    },
  }
}
