import { bar, bare, disc, halfDisc, line, sliced } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Ein Zimmer aus Wasser: a lamp, a door, and the water standing at half their height.
const SURFACE = 800
const lamp = disc(390, SURFACE, 250)
const door = bar(800, 390, 270, 830)

const underWater = sliced(
  [0, SURFACE + 22],
  [W, 352],
  { pitch: 44, gap: 15, push: (row) => 34 * Math.sin(row * 1.9) },
  lamp,
  door,
)
const titleIn = (say: Say) =>
  lettering(say(['Ein Zimmer', 'aus Wasser'], ['A Room Made', 'of Water']), {
    x: EDGE,
    y: 1362,
    size: say(186, 176),
  })

export const waterRoom = (say: Say) =>
  poster(
    'water-room',
    CREAM,
    {
      ink: BLUE,
      drawing: bar(0, SURFACE, W, H) + bare(underWater, titleIn(say)),
    },
    {
      ink: GREEN,
      drawing:
        line([390, 0], [390, 560], 10) +
        halfDisc(390, SURFACE, 250, 'down') +
        bar(800, 390, 270, SURFACE - 390) +
        bare(disc(1030, 640, 13)),
    },
  )
