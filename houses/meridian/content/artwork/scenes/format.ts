import { type Layer, platesOf } from '../press/layers.ts'
import type { Sheet } from '../press/print.ts'

export const W = 1500
export const H = 1000

export const scene = (name: string, paper: string, ...layers: (Layer | Layer[])[]): Sheet => ({
  name: `scene-${name}`,
  width: W,
  height: H,
  paper,
  plates: platesOf(layers.flat()),
})
