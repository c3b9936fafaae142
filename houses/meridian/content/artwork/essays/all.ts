import { chair } from './chair.ts'
import { curtain } from './curtain.ts'
import { net } from './net.ts'
import { orbit } from './orbit.ts'
import { stair } from './stair.ts'
import { windows } from './windows.ts'

/** Pictures for articles and galleries that belong to no production. */
export const essays = [chair, curtain, net, orbit, stair, windows]
