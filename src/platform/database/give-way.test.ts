import { expect, it } from 'vitest'
import { giveWay } from './give-way.ts'

it('the next expensive work waits until nobody else waits for the database, but not for ever', async () => {
  const looks: number[] = []
  const pool = {
    get waitingCount() {
      looks.push(3 - looks.length)
      return looks.at(-1) as number
    },
  }
  await giveWay({ pool }, 0)
  expect(looks).toEqual([3, 2, 1, 0])

  let turns = 0
  const crowded = {
    get waitingCount() {
      turns++
      return 1
    },
  }
  await giveWay({ pool: crowded }, 0)
  expect(turns).toBe(100)
})
