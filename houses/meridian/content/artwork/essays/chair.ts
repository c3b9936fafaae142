import { disc, halfDisc, stroke } from '../press/draw.ts'
import { BLUE, GREEN, SAND } from '../press/inks.ts'
import { essay } from './format.ts'

// An empty stall of chairs, and the first one to sit down.
const seat = ([x, y]: readonly [number, number]) =>
  stroke(`M${x},${y - 190}V${y}H${x + 120}V${y + 130}`, 20) + stroke(`M${x},${y}V${y + 130}`, 20)
const places = [320, 790].flatMap((y) => [0, 1, 2, 3, 4].map((place) => [130 + place * 285, y] as const))

export const chair = essay(
  'chair',
  SAND,
  { ink: GREEN, drawing: places.map(seat).join('') },
  { ink: BLUE, drawing: disc(775, 586, 64) + halfDisc(775, 780, 108, 'down') },
)
