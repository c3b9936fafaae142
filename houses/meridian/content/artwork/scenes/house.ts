import { bar, disc, halfDisc, line, lines, moved, path, stroke, within } from '../press/draw.ts'
import { CREAM, SAND } from '../press/inks.ts'
import { type Layer, paint, type Tone } from '../press/layers.ts'
import { limb } from '../press/limb.ts'
import { fromBehind, fromTheFront, type Hair, type Pose, person } from '../press/person.ts'
import { H, scene, W } from './format.ts'

const stands = (
  x: number,
  y: number,
  size: number,
  pose: Pose,
  hair: Tone,
  top: Tone,
  below?: Tone,
): Layer[] => person({ x, y, size }, pose, { skin: 'paper', hair, top, ...(below && { below }) })

const glass = (x: number, y: number) =>
  path(`M${x - 16},${y - 60}h32l-8,34h-16Z`) + bar(x - 3, y - 28, 6, 26) + bar(x - 14, y - 4, 28, 5)

/** The foyer at night, seen from the quay: everybody is still talking. */
const foyer = scene(
  'foyer',
  CREAM,
  paint('night', bar(0, 0, W, H)),
  paint('blue', bar(90, 150, 1320, 640)),
  paint('paper', ...[300, 750, 1200].map((x) => line([x, 150], [x, 250], 6) + disc(x, 280, 40))),
  stands(
    210,
    800,
    0.66,
    {
      hair: 'bun',
      looks: 'right',
      skirt: { to: -60, wide: 120 },
      arms: [
        [
          [-112, -430],
          [-104, -300],
        ],
        [
          [130, -470],
          [90, -560],
        ],
      ],
    },
    'night',
    'paper',
    'paper',
  ),
  stands(350, 800, 0.68, { hair: 'short', looks: 'left' }, 'night', 'green', 'night'),
  stands(
    590,
    800,
    0.68,
    {
      hair: 'curls',
      looks: 'right',
      arms: [
        [
          [-112, -430],
          [-60, -380],
        ],
        [
          [150, -490],
          [210, -560],
        ],
      ],
    },
    'night',
    'night',
    'paper',
  ),
  stands(
    745,
    800,
    0.64,
    { hair: 'bob', looks: 'left', skirt: { to: -80, wide: 110 } },
    'green',
    'green',
    'green',
  ),
  stands(
    880,
    800,
    0.7,
    {
      hair: 'bald',
      looks: 'left',
      arms: [
        [
          [-130, -470],
          [-90, -560],
        ],
        [
          [112, -430],
          [104, -300],
        ],
      ],
    },
    'night',
    'paper',
    'night',
  ),
  stands(
    1110,
    800,
    0.66,
    { hair: 'long', looks: 'right', skirt: { to: -30, wide: 130 } },
    'night',
    'night',
    'night',
  ),
  stands(
    1240,
    800,
    0.48,
    {
      hair: 'tail',
      looks: 'left',
      arms: [
        [
          [-120, -500],
          [-150, -620],
        ],
        [
          [112, -430],
          [104, -300],
        ],
      ],
    },
    'green',
    'paper',
    'green',
  ),
  paint('night', ...[90, 420, 750, 1080, 1398].map((x) => bar(x - 6, 150, 12, 640)), bar(90, 330, 1320, 8)),
  paint('green', bar(0, 790, W, 210)),
  paint(
    'blue',
    ...[0, 1, 2].map((at) =>
      lines([120 + at * 330 + (at % 2) * 20, 806], [240, 150], 26, (share) => 12 - 8 * share),
    ),
  ),
)

/** The costume workshop: one sews, one stands still for it, the dummies wait. */
const dummy = (x: number, y: number) =>
  path(
    `M${x - 70},${y}C${x - 90},${y - 90} ${x - 40},${y - 130} ${x - 70},${y - 220}C${x - 60},${y - 260} ${x - 20},${y - 250} ${x - 16},${y - 290}H${x + 16}C${x + 20},${y - 250} ${x + 60},${y - 260} ${x + 70},${y - 220}C${x + 40},${y - 130} ${x + 90},${y - 90} ${x + 70},${y}Z`,
  ) +
  bar(x - 6, y, 12, 190) +
  stroke(`M${x - 60},${y + 210}L${x},${y + 160}L${x + 60},${y + 210}`, 12)
const workshop = scene(
  'workshop',
  SAND,
  paint('blue', bar(0, 0, W, 720)),
  paint(
    'paper',
    bar(0, 120, W, 12),
    ...Array.from({ length: 11 }, (_, at) =>
      path(
        `M${70 + at * 64},132V160L${40 + at * 64},200V${440 + (at % 3) * 60}H${98 + at * 64}V200L${70 + at * 64},160`,
      ),
    ),
  ),
  paint(
    'green',
    ...[1, 4, 7, 9].map((at) =>
      path(
        `M${70 + at * 64},132V160L${40 + at * 64},200V${440 + (at % 3) * 60}H${98 + at * 64}V200L${70 + at * 64},160`,
      ),
    ),
  ),
  paint('green', bar(0, 720, W, 280), dummy(930, 640)),
  paint('paper', line([930, 360], [930, 640], 5)),
  stands(
    1220,
    900,
    0.94,
    {
      hair: 'bun',
      looks: 'left',
      mood: 'calm',
      tilt: 6,
      arms: [
        [
          [-190, -540],
          [-280, -560],
        ],
        [
          [112, -430],
          [104, -300],
        ],
      ],
      skirt: { to: -10, wide: 210 },
    },
    'night',
    'paper',
    'paper',
  ),
  stands(
    420,
    940,
    0.9,
    {
      hair: 'bald',
      looks: 'right',
      mood: 'calm',
      tilt: 14,
      head: [60, -540],
      shoulders: [20, -440],
      hips: [0, -240],
      arms: [
        [
          [-60, -320],
          [130, -280],
        ],
        [
          [150, -330],
          [230, -290],
        ],
      ],
      legs: [
        [
          [90, -220],
          [80, 0],
        ],
        [
          [110, -210],
          [160, 0],
        ],
      ],
    },
    'night',
    'night',
    'night',
  ),
  paint('paper', bar(470, 716, 420, 16)),
  paint(
    'night',
    bar(500, 732, 16, 230),
    bar(850, 732, 16, 230),
    path('M560,716V640H600V600H760V560H800V716H770V650H640V716Z'),
  ),
  paint('paper', disc(780, 580, 14), path('M470,716C430,760 420,820 440,900H540C520,820 530,760 560,732Z')),
)

/** The last ferry: two in conversation, the lantern between them. */
const ferry = scene(
  'ferry',
  CREAM,
  paint('night', bar(0, 0, W, H)),
  paint('paper', disc(1180, 230, 120)),
  paint('blue', bar(0, 640, W, 360)),
  fromTheFront(
    { x: 560, y: 410, size: 1 },
    { hair: 'bob', looks: 'right', mood: 'laughs', tilt: -6 },
    { skin: 'paper', hair: 'green', top: 'green' },
  ),
  fromTheFront(
    { x: 900, y: 400, size: 1 },
    { hair: 'cap', looks: 'left', mood: 'calm', tilt: 6 },
    { skin: 'paper', hair: 'green', top: 'blue' },
  ),
  paint('green', path('M210,640H1290C1270,820 1160,900 1010,900H490C340,900 230,820 210,640Z')),
  paint('paper', bar(210, 640, 1080, 10), line([730, 300], [730, 560], 6), disc(730, 590, 36)),
  paint(
    'paper',
    lines([120, 910], [1260, 80], 30, (share) => 6 - 3 * share),
  ),
)

/** The prompter, from her box: she alone sees the evening from here. */
const prompter = scene(
  'prompter',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', path('M0,0H1500V620H0Z')),
  // Feet on the boards, right before her eyes.
  paint('night', limb([230, 0, 74], [250, 420, 48]), limb([430, 0, 74], [400, 420, 48])),
  paint(
    'night',
    path('M196,440H310V520H150C150,480 176,460 196,440ZM350,440H460C480,470 520,480 520,520H350Z'),
  ),
  paint('green', path('M980,0H1380L1480,430H900Z')),
  paint('night', path('M1010,430h90v90h-150c0,-40 60,-40 60,-90ZM1260,430h90c0,50 70,50 70,90h-160Z')),
  paint(
    'blue',
    bar(0, 520, W, 14),
    ...Array.from({ length: 8 }, (_, at) =>
      line([at * 214, 534], [at * 214 - (750 - at * 214) * 0.5, 1000], 5),
    ),
  ),
  paint('green', path('M310,1000C310,560 1190,560 1190,1000Z')),
  paint('night', path('M390,1000C390,650 1110,650 1110,1000Z')),
  fromBehind({ x: 750, y: 806, size: 1.1 }, 'bun', { skin: 'blue', hair: 'paper', top: 'green' }),
  paint('paper', moved('translate(750 960)', path('M-190,-30L0,0L190,-30V60H-190Z'))),
)

/** Fäden: a puppet, who holds it, and the first row, who are five years old. */
const puppet = scene(
  'puppet',
  CREAM,
  paint('green', bar(0, 0, W, H)),
  paint('blue', disc(780, 330, 330)),
  paint(
    'paper',
    line([640, 90], [1010, 60], 14),
    ...[
      [660, 90, 690, 330],
      [780, 80, 790, 250],
      [990, 64, 900, 330],
      [820, 78, 760, 600],
      [900, 70, 850, 600],
    ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => line([x1, y1], [x2, y2], 3)),
  ),
  stands(
    795,
    640,
    0.54,
    {
      hair: 'tail',
      looks: 'right',
      arms: [
        [
          [-150, -600],
          [-196, -580],
        ],
        [
          [150, -600],
          [196, -580],
        ],
      ],
      legs: [
        [
          [-70, -190],
          [-66, -70],
        ],
        [
          [90, -230],
          [100, -70],
        ],
      ],
      skirt: { to: -180, wide: 130, drift: 20 },
    },
    'night',
    'paper',
    'paper',
  ),
  stands(
    1120,
    700,
    0.92,
    {
      hair: 'short',
      looks: 'left',
      tilt: -10,
      arms: [
        [
          [-160, -600],
          [-150, -690],
        ],
        [
          [112, -430],
          [-40, -600],
        ],
      ],
    },
    'night',
    'night',
    'night',
  ),
  [90, 330, 570, 820, 1060, 1300, 1490].flatMap((x, at) =>
    fromBehind(
      { x, y: 800 + (at % 3) * 26, size: 0.9 },
      (['tail', 'curls', 'short', 'bob', 'bun', 'cap', 'short'] as Hair[])[at] ?? 'bob',
      { skin: 'paper', hair: 'night', top: at % 2 ? 'blue' : 'night' },
    ),
  ),
)

/** The festival's last night: lanterns along the quay. */
const lanterns = scene(
  'lanterns',
  CREAM,
  paint('night', bar(0, 0, W, H)),
  paint('blue', path('M0,420L210,260L420,420L630,250L840,420H1500V560H0Z')),
  paint('green', bar(0, 560, W, 440)),
  [130, 340, 540, 760, 960, 1180, 1380].flatMap((x, at) => {
    const size = 0.6 + (at % 3) * 0.1
    const y = 880 + (at % 3) * 50
    return [
      ...stands(
        x,
        y,
        size,
        {
          hair: (['bob', 'cap', 'long', 'short', 'bun', 'curls', 'tail'] as Hair[])[at] ?? 'bob',
          looks: 'right',
          legs: [
            [
              [-60, -180],
              [-100, 0],
            ],
            [
              [60, -180],
              [90, 0],
            ],
          ],
          arms: [
            [
              [-112, -430],
              [-104, -300],
            ],
            [
              [140, -520],
              [170, -680],
            ],
          ],
          ...(at % 3 === 0 ? { skirt: { to: -80, wide: 120 } } : {}),
        },
        'night',
        at % 2 ? 'blue' : 'night',
        at % 2 ? 'blue' : 'night',
      ),
      paint(
        'paper',
        line([x + 170 * size, y - 690 * size], [x + 170 * size, y - 940 * size], 6),
        disc(x + 170 * size, y - 940 * size, 46 * size + 18),
      ),
    ]
  }),
  paint('blue', lines([0, 960], [W, 40], 14, 5)),
)

/** A tour through the house: the one who knows it, and those who ask. */
const tour = scene(
  'tour',
  SAND,
  paint('blue', bar(0, 0, W, 760)),
  paint(
    'green',
    ...[120, 480, 840, 1200].map((x) => bar(x, 80, 200, 420) + halfDisc(x + 100, 82, 100, 'down')),
  ),
  paint('paper', within(bar(480, 82, 200, 418), disc(640, 250, 90))),
  paint('green', bar(0, 760, W, 240)),
  stands(
    390,
    900,
    0.92,
    {
      hair: 'bun',
      looks: 'right',
      mood: 'laughs',
      arms: [
        [
          [-190, -560],
          [-260, -690],
        ],
        [
          [130, -440],
          [90, -400],
        ],
      ],
    },
    'night',
    'paper',
    'night',
  ),
  [
    [760, 'curls', 'night'],
    [930, 'bald', 'green'],
    [1080, 'bob', 'night'],
    [1250, 'cap', 'paper'],
    [1400, 'long', 'night'],
  ].flatMap(([x, hair, top], at) =>
    stands(
      Number(x),
      910 + (at % 2) * 40,
      at === 3 ? 0.62 : 0.84,
      { hair: hair as Hair, looks: 'left', mood: at === 3 ? 'laughs' : 'calm', tilt: -6 },
      at % 2 ? 'green' : 'night',
      top as Tone,
      'night',
    ),
  ),
)

/** The bar after the evening, eleven o'clock. */
const counter = scene(
  'counter',
  CREAM,
  paint('green', bar(0, 0, W, H)),
  paint('blue', bar(0, 90, W, 12), bar(0, 270, W, 12)),
  paint(
    'paper',
    ...Array.from(
      { length: 13 },
      (_, at) =>
        bar(60 + at * 112, at % 3 ? 30 : 16, 34, at % 3 ? 60 : 74) +
        bar(90 + at * 112, 206 + (at % 2) * 14, 30, 64 - (at % 2) * 14),
    ),
  ),
  fromTheFront(
    { x: 760, y: 420, size: 1 },
    { hair: 'short', looks: 'left', mood: 'laughs' },
    { skin: 'paper', hair: 'night', top: 'blue' },
  ),
  paint('night', bar(0, 700, W, 300)),
  paint('paper', bar(0, 692, W, 12), glass(520, 692), glass(1010, 692), glass(1300, 692)),
  fromBehind({ x: 250, y: 560, size: 1.2 }, 'bun', { skin: 'paper', hair: 'blue', top: 'blue' }),
  fromBehind({ x: 1180, y: 590, size: 1.2 }, 'curls', { skin: 'paper', hair: 'night', top: 'green' }),
)

export const house = [foyer, workshop, ferry, prompter, puppet, lanterns, tour, counter]
