import { chamber } from './chamber.ts'
import { openDoors } from './doors.ts'
import { early } from './early.ts'
import { noons } from './noon.ts'
import { today } from './now.ts'
import { orchestra } from './orchestra.ts'
import { piano } from './piano.ts'
import type { Programme } from './programme.ts'
import { children } from './small.ts'

export const programmes: Record<string, Programme> = {
  ...orchestra,
  ...chamber,
  ...piano,
  ...early,
  ...today,
  ...noons,
  ...children,
  ...openDoors,
}
