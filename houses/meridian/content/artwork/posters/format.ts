import type { Plate, Sheet } from '../press/print.ts'

/** All posters have the same format. Text stays away from the upper and lower edges, which crops cut off. */
export const W = 1200
export const H = 1680
/** The left edge of every title. */
export const EDGE = 84

export const poster = (name: string, paper: string, ...plates: Plate[]): Sheet => ({
  name: `poster-${name}`,
  width: W,
  height: H,
  paper,
  plates,
})
