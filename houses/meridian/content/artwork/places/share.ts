import { bar, bare, halfDisc, lines, within } from '../press/draw.ts'
import { BLUE, CREAM } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import type { Sheet } from '../press/print.ts'

const X = 820
const Y = 315
const R = 236

/** The picture that other sites show with a link to the site: the noon line again. */
export const share: Sheet = {
  name: 'share',
  width: 1200,
  height: 630,
  paper: CREAM,
  plates: [
    {
      ink: BLUE,
      drawing:
        bar(0, 0, 1200, 630) +
        bare(
          halfDisc(X, Y, R, 'left'),
          within(
            halfDisc(X, Y, R, 'right'),
            lines([X - R, Y - R], [R, R * 2], 24, (share) => 3 + 15 * share),
          ),
          bar(X - 5, 0, 10, 630),
          lettering(['Haus', 'Meridian'], { x: 64, y: 440, size: 142 }),
        ),
    },
  ],
}
