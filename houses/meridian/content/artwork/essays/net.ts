import { bar, bare, disc, stroke, within } from '../press/draw.ts'
import { BLUE, CREAM } from '../press/inks.ts'
import { essay, H, W } from './format.ts'

// A net sags under the one thing it has caught.
const sag = (x: number, y: number) => y + 190 * Math.exp(-(((x - 930) / 300) ** 2)) * (y / 700)
const strand = (at: (step: number) => [number, number]) =>
  stroke(
    `M${Array.from({ length: 61 }, (_, step) =>
      at(step)
        .map((value) => value.toFixed(1))
        .join(','),
    ).join('L')}`,
    9,
  )

const mesh = Array.from({ length: 26 }, (_, row) => {
  const start = -700 + row * 110
  const slant = (direction: 1 | -1) =>
    strand((step) => {
      const y = step * 12
      const x = direction === 1 ? start + y : start + 700 - y
      return [x, sag(x, y)]
    })
  return slant(1) + slant(-1)
})

export const net = essay('net', CREAM, {
  ink: BLUE,
  drawing:
    bar(0, 0, W, H) +
    bare(
      within(bar(0, 0, W, H), ...mesh),
      strand((step) => [step * 26 - 30, sag(step * 26 - 30, 722)]),
      disc(930, 640, 170),
    ),
})
