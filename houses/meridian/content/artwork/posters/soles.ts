import { bar, bare, disc, moved, oval, path, stroke } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Der eingebildete Gesunde: he says he is fine; the tag on his toe says otherwise.
const BED = 1126
const foot = [
  path(
    'M-112,120C-140,-110 -48,-230 -100,-330C-150,-440 -160,-556 -70,-566C60,-584 214,-560 226,-420C236,-310 150,-240 150,-100C150,0 130,80 120,120Z',
  ),
  oval(-86, -668, 84, 92),
  disc(52, -650, 58),
  disc(148, -616, 46),
  disc(222, -566, 39),
  disc(276, -506, 33),
].join('')
const left = moved(`translate(398 ${BED}) rotate(-9) scale(-1.12 1.12)`, foot)
const right = moved(`translate(816 ${BED}) rotate(8) scale(1.12)`, foot)

export const soles = (say: Say) =>
  poster(
    'soles',
    CREAM,
    { ink: BLUE, drawing: bar(0, 0, W, BED) + bare(left, right) },
    {
      ink: GREEN,
      drawing:
        bar(0, BED, W, H) +
        bare(
          lettering(say(['Der eingebildete', 'Gesunde'], ['The Imaginary', 'Picture of Health']), {
            x: EDGE,
            y: 1318,
            size: say(164, 150),
            width: 78,
          }),
        ) +
        moved(
          'translate(820 416) rotate(6)',
          stroke('M-96,6Q0,56 92,4', 11),
          stroke('M6,30L-22,250', 11),
          disc(-34, 352, 116),
          bare(disc(-24, 268, 14)),
        ),
    },
  )
