import { bare, disc, halfDisc, lines, path, within } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, GREEN, SAND } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, poster, W } from './format.ts'

// Kleine Brückenkunde: two arches and the river make a pair of eyes.
const WATER = 1060
const R = 235
const arches = [325, 875]
const above = path(`M0,${WATER}V690Q600,560 1200,690V${WATER}Z`)
const below = path(`M0,${WATER}H1200V1600H0Z`)

export const bridge = (say: Say) =>
  poster(
    'bridge',
    SAND,
    {
      ink: GREEN,
      drawing:
        above +
        bare(...arches.map((x) => halfDisc(x, WATER, R, 'down'))) +
        lettering(say(['Kleine', 'Brückenkunde'], ['A Short Study', 'of Bridges']), {
          x: EDGE,
          y: 335,
          size: 176,
          width: 80,
        }),
    },
    {
      ink: BLUE,
      drawing:
        within(
          below,
          lines([0, WATER + 8], [W, 410], 34, (share) => 25 - 19 * share),
        ) +
        bare(...arches.map((x) => halfDisc(x, WATER, R, 'up'))) +
        arches.map((x) => disc(x - 70, WATER, 104)).join(''),
    },
  )
