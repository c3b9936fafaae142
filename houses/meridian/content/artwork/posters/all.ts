import { inBoth } from '../press/in-both.ts'
import { birds } from './birds.ts'
import { bridge } from './bridge.ts'
import { clock } from './clock.ts'
import { ferrywoman } from './ferrywoman.ts'
import { forest } from './forest.ts'
import { granary } from './granary.ts'
import { lightTest } from './light-test.ts'
import { longTable } from './long-table.ts'
import { mirror } from './mirror.ts'
import { noonLine } from './noon-line.ts'
import { quay } from './quay.ts'
import { shadowBoxer } from './shadow-boxer.ts'
import { soles } from './soles.ts'
import { threads } from './threads.ts'
import { waterRoom } from './water-room.ts'
import { winter } from './winter.ts'

/** One poster per production, in both languages. Each consists of the line and the disc, each time with another meaning. */
export const posters = [
  birds,
  bridge,
  clock,
  ferrywoman,
  forest,
  granary,
  lightTest,
  longTable,
  mirror,
  noonLine,
  quay,
  shadowBoxer,
  soles,
  threads,
  waterRoom,
  winter,
].flatMap(inBoth)
