import { bar, bare, disc, line, moved, path, shape } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Das Gewicht der Vögel: one small bird outweighs the world.
const GROUND = 1190
const TILT = -19

const bird =
  path('M-78,-62A78,78 0 0 0 78,-62Z') +
  disc(58, -84, 42) +
  shape([92, -104], [146, -84], [94, -66]) +
  shape([-78, -62], [-150, -100], [-40, -62]) +
  line([-8, 0], [-8, 40], 8) +
  line([22, 0], [22, 40], 8)

const plank = moved(`translate(600 1000) rotate(${TILT})`, bar(-560, -9, 1120, 18), disc(300, -9 - 290, 290))

export const birds = (say: Say) =>
  poster('birds', CREAM, {
    ink: BLUE,
    drawing:
      bar(0, 0, W, H) +
      bare(
        plank,
        moved('translate(176 1098) rotate(-6)', bird),
        shape([600, 1004], [690, GROUND], [510, GROUND]),
        bar(0, GROUND, W, 12),
        lettering(say(['Das Gewicht', 'der Vögel'], ['The Weight', 'of Birds']), {
          x: EDGE,
          y: 1372,
          size: 180,
        }),
      ),
  })
