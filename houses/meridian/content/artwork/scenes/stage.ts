import { bar, disc, line, lines, moved, oval, path, shape, stroke, within } from '../press/draw.ts'
import { CREAM, SAND } from '../press/inks.ts'
import { paint } from '../press/layers.ts'
import { limb } from '../press/limb.ts'
import { fromBehind, type Pose, person } from '../press/person.ts'
import { H, scene, W } from './format.ts'

/** A cone of light from above, and the pool it makes on the floor. */
const beam = (x: number, from: number, floor: number, wide: number) =>
  shape([from - 20, 0], [from + 20, 0], [x + wide, floor], [x - wide, floor]) +
  oval(x, floor, wide, wide * 0.2)

/** Ein Zimmer aus Wasser: two dancers, one lifted, and the light in stripes on the floor. */
const duet = scene(
  'duet',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', disc(770, 430, 380)),
  paint(
    'blue',
    lines([390, 690], [760, 130], 22, (share) => 4 + 16 * share),
  ),
  paint('green', bar(0, 812, W, 188)),
  person(
    { x: 700, y: 872, size: 0.94 },
    {
      hair: 'short',
      head: [40, -640],
      tilt: 14,
      looks: 'right',
      shoulders: [0, -540],
      hips: [-30, -330],
      arms: [
        [
          [-40, -650],
          [60, -730],
        ],
        [
          [130, -640],
          [170, -750],
        ],
      ],
      legs: [
        [
          [-130, -190],
          [-190, 0],
        ],
        [
          [60, -180],
          [90, 0],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'green', below: 'night' },
  ),
  // The one who flies.
  person(
    { x: 800, y: 330, size: 0.9 },
    {
      hair: 'tail',
      head: [250, -120],
      tilt: 60,
      shoulders: [150, -60],
      hips: [-60, 10],
      broad: 30,
      arms: [
        [
          [270, 20],
          [370, 90],
        ],
        [
          [250, -190],
          [360, -260],
        ],
      ],
      legs: [
        [
          [-220, -60],
          [-400, -130],
        ],
        [
          [-190, 110],
          [-330, 210],
        ],
      ],
    },
    { skin: 'paper', hair: 'green', top: 'night', below: 'night', shoes: 'night' },
  ),
)

/** Der Nachtspeicher: the watchman, his lantern, and seven floors of stairs. */
const steps = Array.from({ length: 9 }, (_, at) => bar(560 + at * 112, 880 - at * 92, W, 92)).join('')
const watchman = scene(
  'watchman',
  CREAM,
  paint('night', bar(0, 0, W, H)),
  paint('blue', beam(430, 430, 900, 340)),
  paint('green', steps, bar(0, 880, W, 120)),
  paint('paper', ...Array.from({ length: 9 }, (_, at) => bar(560 + at * 112, 880 - at * 92, 112, 6))),
  person(
    { x: 420, y: 900, size: 0.86 },
    {
      hair: 'cap',
      looks: 'right',
      tilt: -8,
      arms: [
        [
          [-120, -440],
          [-70, -330],
        ],
        [
          [150, -520],
          [250, -610],
        ],
      ],
      legs: [
        [
          [-60, -170],
          [-80, 0],
        ],
        [
          [70, -180],
          [120, 0],
        ],
      ],
      skirt: { to: -150, wide: 130 },
    },
    { skin: 'paper', hair: 'green', top: 'green', below: 'green' },
  ),
  paint('paper', line([635, 378], [635, 420], 6), disc(635, 470, 50)),
  paint('blue', disc(635, 470, 24)),
)

/** Schattenboxen: two who train, and one shadow too many on the wall. */
const guard = (lean: number): Pose => ({
  head: [30 + lean, -640],
  shoulders: [lean, -540],
  hips: [0, -330],
  tilt: 8,
  looks: 'right',
  arms: [
    [
      [60 + lean, -430],
      [150 + lean, -570],
    ],
    [
      [170 + lean, -500],
      [280 + lean, -590],
    ],
  ],
  legs: [
    [
      [-110, -180],
      [-150, 0],
    ],
    [
      [90, -190],
      [110, 0],
    ],
  ],
})
const shadow = person(
  { x: 560, y: 800, size: 1.12 },
  { ...guard(10), hair: 'bun' },
  { skin: 'blue', hair: 'blue', top: 'blue', shoes: 'blue' },
)
const sparring = scene(
  'sparring',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', within(shadow.map(({ drawing }) => drawing).join(''), lines([0, 0], [W, H], 20, 10))),
  paint('green', bar(0, 850, W, 150)),
  paint('night', ...[300, 420, 540].map((y) => line([0, y + 110], [W, y + 90], 6))),
  person(
    { x: 470, y: 900, size: 0.92 },
    { ...guard(10), hair: 'bun' },
    { skin: 'paper', hair: 'night', top: 'green', below: 'night' },
  ),
  paint('night', disc(736, 366, 48), disc(618, 388, 44)),
  person(
    { x: 1080, y: 900, size: 0.92, flip: true },
    { ...guard(-20), hair: 'curls' },
    { skin: 'paper', hair: 'green', top: 'paper', below: 'night' },
  ),
  paint('green', disc(842, 366, 48), disc(958, 388, 44)),
)

/** Antigone am Kai: one stands alone, the others stand together. */
const chorus = scene(
  'chorus',
  CREAM,
  paint('green', bar(0, 0, W, H)),
  paint('paper', beam(360, 360, 880, 300)),
  paint('blue', bar(0, 880, W, 120), beam(1090, 900, 880, 370)),
  person(
    { x: 350, y: 900, size: 0.98 },
    {
      hair: 'long',
      looks: 'right',
      tilt: -6,
      arms: [
        [
          [-100, -430],
          [-120, -310],
        ],
        [
          [140, -470],
          [240, -430],
        ],
      ],
      skirt: { to: -30, wide: 170 },
    },
    { skin: 'paper', hair: 'night', top: 'blue', below: 'blue' },
  ),
  [780, 930, 1090, 1250, 1400].flatMap((x, at) =>
    person(
      { x, y: 880 + (at % 2) * 36, size: 0.84 + (at % 2) * 0.06 },
      {
        hair: (['bun', 'short', 'bald', 'bob', 'cap'] as const)[at] ?? 'short',
        looks: 'left',
        mood: at === 2 ? 'sings' : 'calm',
        skirt: { to: -60, wide: 120 },
        broad: 70,
      },
      { skin: 'paper', hair: at % 2 ? 'green' : 'night', top: 'night', below: 'night' },
    ),
  ),
)

/** A rehearsal: text in hand, tape on the floor, and the table with the lamp. */
const page = (x: number, y: number, turn: number) =>
  moved(`translate(${x} ${y}) rotate(${turn})`, bar(-34, -44, 68, 88))
const rehearsal = scene(
  'rehearsal',
  SAND,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', disc(1220, 380, 190)),
  paint(
    'green',
    bar(0, 0, W, 60),
    ...[220, 620, 1020, 1380].map(
      (x) => bar(x - 8, 60, 16, 70) + path(`M${x - 46},190L${x - 30},118H${x + 30}L${x + 46},190Z`),
    ),
  ),
  paint('paper', disc(620, 196, 34), disc(1020, 196, 34)),
  paint('green', bar(0, 800, W, 200)),
  paint('paper', stroke('M120,860H560M700,930H1300M640,840L700,960', 8)),
  person(
    { x: 300, y: 890, size: 0.86 },
    {
      hair: 'curls',
      looks: 'right',
      mood: 'sings',
      tilt: -6,
      arms: [
        [
          [-140, -480],
          [-230, -560],
        ],
        [
          [110, -430],
          [60, -350],
        ],
      ],
      legs: [
        [
          [-70, -180],
          [-120, 0],
        ],
        [
          [60, -170],
          [100, 0],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'green', below: 'night' },
  ),
  paint('paper', page(360, 570, 12)),
  person(
    { x: 690, y: 900, size: 0.86, flip: true },
    {
      hair: 'bob',
      looks: 'right',
      mood: 'calm',
      tilt: 10,
      arms: [
        [
          [-120, -430],
          [-40, -400],
        ],
        [
          [120, -440],
          [60, -390],
        ],
      ],
    },
    { skin: 'paper', hair: 'green', top: 'paper', below: 'night' },
  ),
  paint('blue', page(655, 545, -10)),
  fromBehind({ x: 1080, y: 640, size: 1.05 }, 'bun', { skin: 'paper', hair: 'night', top: 'green' }),
  fromBehind({ x: 1370, y: 660, size: 1.05 }, 'short', { skin: 'paper', hair: 'green', top: 'night' }),
  paint('night', bar(860, 900, W, 100)),
  paint('paper', page(960, 892, 78), limb([910, 900, 6], [930, 760, 6], [1000, 720, 6])),
  paint('paper', path('M960,700L1030,680L1050,760L950,770Z')),
)

/** Kasimir im Spiegel: the dressing room before the evening, bulbs around the glass. */
const dressing = scene(
  'dressing',
  SAND,
  paint('green', bar(430, 70, 640, 640)),
  paint('blue', bar(470, 110, 560, 560)),
  paint(
    'paper',
    ...Array.from(
      { length: 7 },
      (_, at) => disc(450 + at * 100, 88, 16) + disc(450, 88 + at * 100, 16) + disc(1050, 88 + at * 100, 16),
    ),
  ),
  person(
    { x: 750, y: 900, size: 1.02 },
    {
      hair: 'curls',
      mood: 'calm',
      arms: [
        [
          [-170, -470],
          [-70, -620],
        ],
        [
          [120, -420],
          [110, -300],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'paper' },
  ),
  paint('green', bar(0, 720, W, 280)),
  fromBehind({ x: 800, y: 520, size: 1.5 }, 'curls', { skin: 'paper', hair: 'night', top: 'night' }),
  paint(
    'blue',
    ...[170, 240, 300].map((x, at) => bar(x, 720 - 90 - at * 26, 44, 90 + at * 26)),
    disc(1230, 676, 44),
    bar(1340, 600, 60, 120),
  ),
)

export const stage = [duet, watchman, sparring, chorus, rehearsal, dressing]
