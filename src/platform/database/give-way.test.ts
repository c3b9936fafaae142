import { expect, it } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { giveWay } from './give-way.ts'

it('the next expensive work waits until nobody else waits for the database, but not for ever', async () => {
  const clock = fakeClock('2026-03-10T12:00:00Z')
  const looks: number[] = []
  const pool = {
    get waitingCount() {
      looks.push(3 - looks.length)
      return looks.at(-1) as number
    },
  }
  await giveWay(pool, clock, clock.now())
  expect(looks).toEqual([3, 2, 1, 0])

  let turns = 0
  const crowded = {
    get waitingCount() {
      turns++
      return 1
    },
  }
  await giveWay(crowded, clock, clock.now())
  expect(turns).toBe(100)
})
