import type { Plate, Sheet } from '../press/print.ts'

export const W = 1500
export const H = 1000

export const essay = (name: string, paper: string, ...plates: Plate[]): Sheet => ({
  name: `essay-${name}`,
  width: W,
  height: H,
  paper,
  plates,
})
