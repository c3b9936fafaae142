import { bar, disc, line, moved, stroke } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, GREEN, SAND } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { poster } from './format.ts'

// Fäden: the word is the puppet, and one thread is cut.
const letters = (size: number, ...glyphs: [glyph: string, x: number, y: number, turn: number][]) =>
  glyphs
    .map(([glyph, x, y, turn]) =>
      moved(
        `translate(${x} ${y}) rotate(${turn})`,
        lettering(glyph, { x: 0, y: 0, size, anchor: 'middle', width: 84 }),
      ),
    )
    .join('')
const thread = (x: number, to: number) => line([x, 236 - (x - 600) * 0.105], [x, to], 7)

const german = letters(
  520,
  ['F', 196, 1010, -4],
  ['a', 420, 1180, 5],
  ['d', 668, 1040, -6],
  ['e', 892, 1170, 6],
  ['n', 960, 1560, 24],
)
const germanThreads =
  thread(190, 660) +
  thread(352, 820) +
  disc(352, 850, 52) +
  thread(486, 820) +
  disc(486, 850, 52) +
  thread(752, 670) +
  thread(892, 908)

const english = letters(
  400,
  ['t', 130, 940, -4],
  ['h', 300, 1120, 5],
  ['r', 486, 920, -6],
  ['e', 640, 1110, 6],
  ['a', 814, 930, -4],
  ['d', 990, 1140, 5],
  ['s', 960, 1560, 24],
)
const englishThreads =
  thread(132, 690) +
  thread(234, 850) +
  thread(478, 730) +
  thread(640, 910) +
  thread(810, 730) +
  thread(1068, 860)

export const threads = (say: Say) =>
  poster(
    'threads',
    SAND,
    { ink: GREEN, drawing: say(german, english) },
    {
      ink: BLUE,
      drawing:
        moved('translate(600 236) rotate(-6)', bar(-520, -16, 1040, 32)) +
        say(germanThreads, englishThreads) +
        stroke('M1060,190C1090,380 980,440 1060,580S1110,700 1070,760', 7),
    },
  )
