import { bar, bare, disc, halfDisc, line, path, wave, within } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Die Fährfrau: the river is her skirt, which every passenger crosses.
const skirt = path(
  'M470,500C470,420 730,420 730,500C760,840 1010,1060 1420,1270H-220C190,1060 440,840 470,500Z',
)
const rows = Array.from({ length: 15 }, (_, row) =>
  wave(-8, W + 8, (x) => 500 + row * 52 + (5 + row) * Math.sin(x / (30 + row * 4) + row * 1.2), 24),
)
const scarf = disc(600, 296, 200)
const face = disc(600, 334, 136)
const hull = halfDisc(880, 890, 110, 'up')
const boat = hull + disc(850, 845, 38) + line([930, 900], [930, 680], 12)

export const ferrywoman = (say: Say) =>
  poster(
    'ferrywoman',
    CREAM,
    {
      ink: GREEN,
      drawing:
        bar(0, 0, W, H) +
        bare(
          within(skirt, ...rows),
          scarf,
          boat,
          lettering(say('Die Fährfrau', 'The Ferrywoman'), {
            x: EDGE,
            y: 1452,
            size: say(200, 160),
            width: 80,
          }),
        ),
    },
    { ink: BLUE, drawing: scarf + bare(face) + hull },
  )
