import { bar, bare, disc, ring } from '../press/draw.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { essay, H, W } from './format.ts'

// Everyone turns around something; the rehearsal plan as a system of planets.
const X = 560
const Y = 520
const bodies = [
  { r: 250, angle: -0.5, size: 30 },
  { r: 370, angle: 0.9, size: 52 },
  { r: 500, angle: -0.9, size: 22 },
  { r: 640, angle: 0.2, size: 78 },
  { r: 790, angle: -0.42, size: 36 },
]
const at = ({ r, angle }: { r: number; angle: number }): [number, number] => [
  X + r * Math.cos(angle),
  Y + r * Math.sin(angle),
]
const moon = bodies[3]

export const orbit = essay(
  'orbit',
  CREAM,
  {
    ink: GREEN,
    drawing:
      bar(0, 0, W, H) +
      bare(disc(X, Y, 140), ...bodies.map(({ r }) => ring(X, Y, r, 6))) +
      bodies.map((body) => disc(...at(body), body.size + 20)).join('') +
      bare(...bodies.map((body) => disc(...at(body), body.size))),
  },
  { ink: BLUE, drawing: moon ? disc(...at(moon), moon.size) : '' },
)
