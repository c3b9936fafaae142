import { bar, halfDisc, lines, within } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { H, poster } from './format.ts'

// Mittagslinie: the sun on the line, the day before it in strokes, the day after it whole.
const X = 684
const Y = 616
const R = 440

export const noonLine = (say: Say) =>
  poster(
    'noon-line',
    CREAM,
    {
      ink: BLUE,
      drawing:
        halfDisc(X, Y, R, 'left') +
        within(
          halfDisc(X, Y, R, 'right'),
          lines([X - R, Y - R], [R, R * 2], 40, (share) => 5 + 26 * share),
        ),
    },
    {
      ink: GREEN,
      drawing:
        bar(X - 8, 0, 16, H) +
        lettering(say('Mittags', 'Noon'), { x: X - 34, y: 1440, size: 190, anchor: 'end' }) +
        lettering(say('linie', 'Line'), { x: X + 34, y: 1440, size: 190 }),
    },
  )
