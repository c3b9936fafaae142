import { bar, disc, line, lines, moved, path, stroke } from '../press/draw.ts'
import { CREAM } from '../press/inks.ts'
import { bow, grandPiano, musicStand, soundHoles, trombone, trumpet, violin } from '../press/instruments.ts'
import { type Layer, paint, type Tone } from '../press/layers.ts'
import { fromBehind, fromTheFront, type Hair, type Pose, person } from '../press/person.ts'
import { H, scene, W } from './format.ts'

const at = (x: number, y: number, turn: number, size: number, drawing: string) =>
  moved(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, drawing)

const sits: Pose = {
  head: [0, -560],
  shoulders: [0, -446],
  hips: [0, -240],
  legs: [
    [
      [-90, -210],
      [-80, 0],
    ],
    [
      [90, -210],
      [80, 0],
    ],
  ],
}

/** A string quartet, close together, in the light of one lamp. */
const quartet = scene(
  'quartet',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', disc(750, 420, 400)),
  paint('green', bar(0, 800, W, 200)),
  [
    [330, 'bun', 'green'],
    [610, 'short', 'night'],
  ].flatMap(([x, hair, top]) => [
    ...person(
      { x: Number(x), y: 900, size: 1 },
      {
        ...sits,
        hair: hair as Hair,
        tilt: 12,
        mood: 'asleep',
        looks: 'right',
        arms: [
          [
            [-130, -380],
            [-10, -420],
          ],
          [
            [140, -400],
            [150, -500],
          ],
        ],
      },
      { skin: 'paper', hair: 'night', top: top as Tone, below: 'night' },
    ),
    paint('blue', at(Number(x) + 84, 452, -118, 0.62, violin)),
    paint('paper', at(Number(x) + 84, 452, -118, 0.62, soundHoles)),
    paint('night', at(Number(x) + 40, 440, 64, 0.8, bow)),
  ]),
  person(
    { x: 900, y: 900, size: 1, flip: true },
    {
      ...sits,
      hair: 'curls',
      tilt: 12,
      mood: 'calm',
      looks: 'right',
      arms: [
        [
          [-130, -380],
          [-10, -420],
        ],
        [
          [140, -400],
          [150, -500],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'green', below: 'night' },
  ),
  paint('blue', at(816, 452, 118, 0.7, violin)),
  paint('paper', at(816, 452, 118, 0.7, soundHoles)),
  paint('night', at(860, 440, -64, 0.8, bow)),
  person(
    { x: 1190, y: 900, size: 1 },
    {
      ...sits,
      hair: 'bob',
      tilt: -8,
      mood: 'asleep',
      looks: 'left',
      arms: [
        [
          [-140, -360],
          [-110, -210],
        ],
        [
          [130, -380],
          [10, -470],
        ],
      ],
    },
    { skin: 'paper', hair: 'green', top: 'night', below: 'night' },
  ),
  paint('blue', at(1170, 740, -10, 1.3, violin), line([1186, 800], [1200, 930], 8)),
  paint('paper', at(1170, 740, -10, 1.3, soundHoles)),
  paint('night', at(1110, 700, 8, 0.9, bow)),
)

/** The orchestra from behind the conductor: bows all one way, brass at the back. */
function desk(x: number, y: number, size: number, hair: Hair, top: Tone): Layer[] {
  return [
    ...fromTheFront(
      { x, y, size },
      { hair, mood: 'calm', looks: x > 750 ? 'left' : 'right', tilt: x > 750 ? -8 : 8 },
      { skin: 'paper', hair: 'night', top },
    ),
    paint(
      'paper',
      at(x + (x > 750 ? -50 : 50) * size, y + 120 * size, x > 750 ? 60 : -60, size * 0.8, violin),
    ),
    paint('blue', at(x, y + 110 * size, x > 750 ? -50 : 50, size * 0.7, bow)),
  ]
}
const orchestra = scene(
  'orchestra',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', path('M0,330Q750,120 1500,330V0H0Z')),
  paint(
    'blue',
    ...Array.from({ length: 21 }, (_, pipe) =>
      bar(120 + pipe * 62, 30 + Math.abs(pipe - 10) * 12, 34, 220 - Math.abs(pipe - 10) * 8),
    ),
  ),
  [140, 380, 620, 880, 1120, 1360].flatMap((x, seat) => [
    ...fromTheFront(
      { x, y: 300 + Math.abs(x - 750) * 0.08, size: 0.6 },
      {
        hair: (['short', 'bun', 'bald', 'bob', 'curls', 'cap'] as const)[seat],
        looks: x > 750 ? 'left' : 'right',
      },
      { skin: 'paper', hair: 'night', top: 'green' },
    ),
    paint('paper', at(x, 350 + Math.abs(x - 750) * 0.08, x > 750 ? 150 : 30, 0.42, trumpet)),
  ]),
  [60, 300, 540, 960, 1200, 1440].flatMap((x, seat) =>
    desk(
      x,
      500 + Math.abs(x - 750) * 0.1,
      0.84,
      (['bob', 'short', 'tail', 'bun', 'bald', 'long'] as const)[seat] ?? 'bob',
      seat % 2 ? 'night' : 'green',
    ),
  ),
  [150, 430, 1070, 1350].flatMap((x, seat) =>
    desk(
      x,
      740 + Math.abs(x - 750) * 0.08,
      1,
      (['curls', 'bun', 'short', 'bob'] as const)[seat] ?? 'bob',
      seat % 2 ? 'green' : 'night',
    ),
  ),
  person(
    { x: 750, y: 1200, size: 1.08 },
    {
      hair: 'short',
      arms: [
        [
          [-190, -560],
          [-260, -720],
        ],
        [
          [190, -540],
          [270, -690],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'night' },
  ),
  paint('night', moved('translate(750 470) scale(1.08)', disc(0, -4, 56))),
  paint('paper', line([1040, 462], [1150, 330], 8)),
)

/** The choir of the dockers: three rows, one vowel. */
const HAIRS: Hair[] = ['short', 'bob', 'bald', 'bun', 'curls', 'cap', 'long', 'tail']
const choir = scene(
  'choir',
  CREAM,
  paint('green', bar(0, 0, W, H)),
  paint('blue', disc(750, 380, 520)),
  [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 - (row % 2) }, (_, seat) => {
      const x = 130 + (row % 2) * 104 + seat * 208
      const y = 240 + row * 220
      return [
        ...fromTheFront(
          { x, y, size: 0.86 },
          {
            hair: HAIRS[(seat * 3 + row) % HAIRS.length] ?? 'bob',
            mood: 'sings',
            tilt: ((seat * 5 + row) % 5) * 3 - 6,
          },
          { skin: 'paper', hair: (seat + row) % 2 ? 'night' : 'green', top: row === 1 ? 'green' : 'night' },
        ),
        paint('paper', at(x, y + 226, 0, 1, path('M-62,-36L0,-20L62,-36V44L0,60L-62,44Z'))),
        paint('night', line([x, y + 206], [x, y + 286], 4)),
      ]
    }).flat(),
  ),
)

/** Blech vor dem Nachtisch: the big band, bells towards us. */
const brass = scene(
  'brass',
  CREAM,
  paint('night', bar(0, 0, W, H)),
  paint('blue', path('M0,1000L300,0H560L480,1000ZM1500,1000L1200,0H940L1020,1000Z')),
  [220, 520, 820, 1120, 1390].flatMap((x, seat) => [
    ...person(
      { x, y: 1120 - (seat % 2) * 60, size: 1.06 },
      {
        hair: (['cap', 'curls', 'short', 'bun', 'bald'] as const)[seat],
        looks: 'right',
        tilt: -10,
        arms: [
          [
            [-110, -440],
            [60, -590],
          ],
          [
            [160, -520],
            [150, -620],
          ],
        ],
      },
      { skin: 'paper', hair: 'green', top: seat % 2 ? 'blue' : 'green' },
    ),
    paint(
      'paper',
      at(x + 90, 1120 - (seat % 2) * 60 - 700, seat % 2 ? -16 : -28, 0.86, seat % 2 ? trombone : trumpet),
    ),
  ]),
  paint('green', ...[100, 480, 860, 1240].map((x) => path(`M${x},1000V800H${x + 250}V1000Z`))),
  paint('paper', ...[100, 480, 860, 1240].map((x) => disc(x + 125, 900, 46))),
)

/** Winterreise: a singer, a piano, and the window behind them. */
const recital = scene(
  'recital',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', bar(120, 90, 360, 520)),
  paint(
    'blue',
    bar(292, 90, 16, 520),
    bar(120, 330, 360, 16),
    ...Array.from({ length: 26 }, (_, at) => disc(140 + ((at * 97) % 330), 110 + ((at * 61) % 480), 6)),
  ),
  paint('green', bar(0, 830, W, 170)),
  person(
    { x: 700, y: 900, size: 0.9 },
    {
      ...sits,
      hair: 'bald',
      looks: 'right',
      mood: 'calm',
      tilt: 8,
      arms: [
        [
          [-60, -320],
          [110, -300],
        ],
        [
          [110, -330],
          [170, -300],
        ],
      ],
      legs: [
        [
          [80, -200],
          [90, 0],
        ],
        [
          [100, -210],
          [150, 0],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'green', below: 'night' },
  ),
  paint('night', moved('translate(800 920) scale(0.92)', grandPiano)),
  paint('paper', bar(806, 614, 60, 8)),
  person(
    { x: 360, y: 910, size: 1 },
    {
      hair: 'bun',
      looks: 'left',
      mood: 'sings',
      tilt: -10,
      arms: [
        [
          [-130, -450],
          [-180, -400],
        ],
        [
          [120, -440],
          [60, -420],
        ],
      ],
      skirt: { to: -20, wide: 170 },
    },
    { skin: 'paper', hair: 'night', top: 'night', below: 'night' },
  ),
)

/** Orgel um zwölf: the organist at three manuals, pipes above. */
const organ = scene(
  'organ',
  CREAM,
  paint('green', bar(0, 0, W, H)),
  paint(
    'paper',
    ...Array.from({ length: 17 }, (_, pipe) =>
      path(
        `M${100 + pipe * 80},${60 + Math.abs(8 - pipe) * 26}h52v${470 - Math.abs(8 - pipe) * 26}l-26,50l-26,-50Z`,
      ),
    ),
  ),
  paint('green', ...Array.from({ length: 17 }, (_, pipe) => bar(112 + pipe * 80, 480, 28, 12))),
  paint('blue', bar(330, 640, 840, 360)),
  paint('paper', ...[664, 706, 748].map((y) => bar(390, y, 720, 24))),
  paint(
    'blue',
    lines([390, 660], [0, 0], 1, 1),
    ...Array.from({ length: 35 }, (_, key) => line([400 + key * 20, 660], [400 + key * 20, 776], 4)),
  ),
  fromBehind({ x: 750, y: 620, size: 1.3 }, 'bob', { skin: 'paper', hair: 'night', top: 'night' }),
  paint('night', stroke('M560,860C480,800 470,770 500,730M940,860C1020,800 1030,770 1000,730', 70, 'round')),
  paint('paper', disc(502, 726, 34), disc(998, 726, 34)),
)

/** Music on the quay at noon: one plays, two have stopped on their way. */
const noon = scene(
  'noon',
  CREAM,
  paint('blue', bar(0, 0, W, 640)),
  paint('paper', disc(1130, 250, 170)),
  paint('green', bar(0, 640, W, 360)),
  paint('blue', lines([0, 560], [W, 80], 20, 6)),
  paint('paper', bar(0, 636, W, 8)),
  person(
    { x: 640, y: 930, size: 1 },
    {
      ...sits,
      hair: 'cap',
      tilt: 10,
      looks: 'right',
      mood: 'asleep',
      arms: [
        [
          [-130, -340],
          [-60, -240],
        ],
        [
          [120, -360],
          [30, -440],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'night', below: 'night' },
  ),
  paint('paper', at(640, 770, 12, 1.24, violin), line([620, 830], [604, 950], 8)),
  paint('night', at(640, 770, 12, 1.24, soundHoles), at(600, 720, -10, 0.9, bow)),
  paint('paper', moved('translate(400 940) scale(0.9)', musicStand)),
  person(
    { x: 1040, y: 900, size: 0.9 },
    { hair: 'bob', looks: 'left', mood: 'laughs', tilt: 6, skirt: { to: -120, wide: 110 } },
    { skin: 'paper', hair: 'night', top: 'green', below: 'night' },
  ),
  person(
    { x: 1260, y: 910, size: 0.62 },
    {
      hair: 'tail',
      looks: 'left',
      mood: 'laughs',
      arms: [
        [
          [-112, -430],
          [-190, -520],
        ],
        [
          [112, -430],
          [104, -300],
        ],
      ],
    },
    { skin: 'paper', hair: 'night', top: 'paper', below: 'blue' },
  ),
)

export const music = [quartet, orchestra, choir, brass, recital, organ, noon]
