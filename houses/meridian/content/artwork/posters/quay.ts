import { chance } from '../press/chance.ts'
import { bar, bare, disc, line, lines, moved, shape } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Antigone am Kai: one stands, one lies, the same figure; a handful of dust between them.
const GROUND = 810
const WALL = 1010
const body = disc(0, -640, 74) + shape([0, -590], [118, 0], [-118, 0])

const random = chance('dust')
const dust = Array.from({ length: 46 }, () => {
  const fall = random()
  return disc(520 + (random() - 0.5) * (40 + 150 * fall), 512 + fall * 278, 4 + random() * 6)
})

export const quay = (say: Say) =>
  poster(
    'quay',
    CREAM,
    {
      ink: GREEN,
      drawing:
        bar(0, GROUND, WALL, H) +
        bare(
          moved('translate(900 1016) rotate(-90) scale(0.94)', body),
          lettering(say(['Antigone', 'am Kai'], ['Antigone', 'on the Quay']), {
            x: EDGE,
            y: 1298,
            size: say(184, 160),
          }),
        ) +
        dust.join(''),
    },
    {
      ink: BLUE,
      drawing:
        moved(`translate(820 ${GROUND}) scale(0.94)`, body) +
        line([802, 388], [520, 494], 21) +
        lines([WALL + 22, GROUND + 150], [W, H], 40, 18),
    },
  )
