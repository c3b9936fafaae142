import { bar, bare, disc, halfDisc, inked, line, shape } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Der Nachtspeicher: the hoist of the granary brings in the moon.
const house = shape([640, H], [640, 640], [940, 230], [1240, 640], [1240, H])

const openings = [520, 720, 920, 1120].map((y) => ({ x: 940, y, wide: 74, lit: y === 720 }))
const windows = [720, 920, 1120].flatMap((y) => [760, 1120].map((x) => ({ x, y, wide: 40, lit: false })))
const hatch = ({ x, y, wide }: { x: number; y: number; wide: number }) =>
  bar(x - wide, y, wide * 2, 104) + halfDisc(x, y + 1, wide, 'down')
const hatches = [...openings, ...windows]

const hoist = [
  bar(296, 372, 644, 22),
  line([310, 380], [310, 520], 10),
  line([310, 512], [122, 690], 10),
  line([310, 512], [498, 690], 10),
  disc(310, 860, 252),
]
const titleIn = (say: Say) =>
  lettering(say(['Der Nacht-', 'speicher'], ['The Night', 'Store']), { x: EDGE, y: 1378, size: 196 })

export const granary = (say: Say) =>
  poster(
    'granary',
    CREAM,
    {
      ink: GREEN,
      drawing:
        bar(0, 0, W, H) +
        bare(house, ...hoist, titleIn(say)) +
        inked(...hatches.filter(({ lit }) => !lit).map(hatch)),
    },
    { ink: BLUE, drawing: house + bare(...hatches.map(hatch), ...hoist, titleIn(say)) },
  )
