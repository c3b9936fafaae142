import { setImmediate, setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Clock } from '../time/clock.ts'

const LONGEST_REST = 1_000
/** How much longer it rests than it took: with a third of the time taken, whoever comes mostly finds the processor free. */
const REST = 2
const TURN = 2
/** Others come first, but not for ever. */
const MAX_TURNS = 100

/**
 * What expensive work does before the next of its kind begins: it rests twice as long as it took, so that it never has more
 * than a third of the processor, and then lets everybody go first who waits for the database.
 */
export async function giveWay(pool: Pick<pg.Pool, 'waitingCount'>, clock: Clock, begun: Date): Promise<void> {
  // A page is rendered directly after its data is there, before anything else is done; that belongs to the work.
  await setImmediate()
  const took = clock.now().getTime() - begun.getTime()
  await setTimeout(Math.min(REST * took, LONGEST_REST), undefined, { ref: false })
  for (let turn = 0; turn < MAX_TURNS && pool.waitingCount > 0; turn++) {
    await setTimeout(TURN, undefined, { ref: false })
  }
}
