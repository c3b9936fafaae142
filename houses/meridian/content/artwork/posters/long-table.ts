import { bar, bare, disc, oval, shape } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Die lange Tafel: laid as far as the eye reaches, and at its end the last guest, or the moon.
const HORIZON = 520
const at = (side: number, far: number): [number, number] => [600 + (side * 760) / far, HORIZON + 1180 / far]
const END = 13

const top = shape(at(-1, 1), at(1, 1), at(1, END), at(-1, END))
const seats = Array.from({ length: 8 }, (_, seat) => 1.2 * 1.36 ** seat)
const plate = (side: number, far: number, size: number) => {
  const [x, y] = at(side, far)
  return oval(x, y, (size * 760) / far, ((size * 760) / far) * (0.9 / far ** 0.6))
}
const plates = (size: number, skip?: number) =>
  seats
    .flatMap((far, seat) => [plate(-0.62, far, size), seat === skip ? '' : plate(0.62, far, size)])
    .join('')

export const longTable = (say: Say) =>
  poster(
    'long-table',
    CREAM,
    {
      ink: GREEN,
      drawing:
        bar(0, 0, W, H) +
        bare(
          top,
          disc(600, 470, 132),
          lettering(say('Die lange Tafel', 'The Long Table'), { x: EDGE, y: 250, size: 166, width: 80 }),
        ),
    },
    { ink: BLUE, drawing: plates(0.27, 1) + bare(plates(0.16)) },
  )
