import { bar, disc, line, moved, stroke } from '../press/draw.ts'
import { BLUE, GREEN, SAND } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { poster } from './format.ts'

// Fäden: the word is the puppet, and one thread is cut.
const letter = (glyph: string, x: number, y: number, turn: number) =>
  moved(
    `translate(${x} ${y}) rotate(${turn})`,
    lettering(glyph, { x: 0, y: 0, size: 520, anchor: 'middle', width: 84 }),
  )
const thread = (x: number, to: number) => line([x, 236 - (x - 600) * 0.105], [x, to], 7)

export const threads = poster(
  'threads',
  SAND,
  {
    ink: GREEN,
    drawing:
      letter('F', 196, 1010, -4) +
      letter('a', 420, 1180, 5) +
      letter('d', 668, 1040, -6) +
      letter('e', 892, 1170, 6) +
      letter('n', 960, 1560, 24),
  },
  {
    ink: BLUE,
    drawing:
      moved('translate(600 236) rotate(-6)', bar(-520, -16, 1040, 32)) +
      thread(190, 660) +
      thread(352, 820) +
      disc(352, 850, 52) +
      thread(486, 820) +
      disc(486, 850, 52) +
      thread(752, 670) +
      thread(892, 908) +
      stroke('M1060,190C1090,380 980,440 1060,580S1110,700 1070,760', 7),
  },
)
