import { bar, bare, disc, ring } from '../press/draw.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import type { Sheet } from '../press/print.ts'

export const W = 1500
export const H = 1000
/** The frame of all series, and the disc, which has another place on it in each series. */
export const INSET = 84
const RADIUS = 150

const WEIGHT = 14
const frame =
  bar(INSET, INSET, W - 2 * INSET, WEIGHT) +
  bar(INSET, H - INSET - WEIGHT, W - 2 * INSET, WEIGHT) +
  bar(INSET, INSET, WEIGHT, H - 2 * INSET) +
  bar(W - INSET - WEIGHT, INSET, WEIGHT, H - 2 * INSET)

interface Series {
  name: string
  title: string[]
  ground: 'paper' | typeof GREEN | typeof BLUE
  sun: [x: number, y: number]
  /** Printed like the frame. */
  motif: string
}

export function seriesSheet({ name, title, ground, sun, motif }: Series): Sheet {
  const words = lettering(title, { x: 160, y: 838 - (title.length - 1) * 138, size: 160, leading: 0.865 })
  // A gap between the frame and the disc.
  const halo = disc(...sun, RADIUS + 26)
  const figure = frame + motif
  const star = disc(...sun, RADIUS)
  const plates =
    ground === 'paper'
      ? [
          { ink: GREEN, drawing: figure + bare(halo) + words },
          { ink: BLUE, drawing: star },
        ]
      : [
          {
            ink: ground,
            drawing: bar(0, 0, W, H) + bare(figure) + halo + bare(star, words),
          },
        ]
  return { name: `series-${name}`, width: W, height: H, paper: CREAM, plates }
}

export const rings = (x: number, y: number, radii: number[], weight: number) =>
  radii.map((r) => ring(x, y, r, weight)).join('')
