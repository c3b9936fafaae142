import { bar, bare, disc, halfDisc, inked, line, lines, shape, within } from '../press/draw.ts'
import { BLUE, CREAM, GREEN, SAND } from '../press/inks.ts'
import type { Sheet } from '../press/print.ts'

const W = 1600
const H = 1067
const QUAY = 820

const hatch = (x: number, y: number, wide: number, high: number) =>
  bar(x - wide / 2, y, wide, high) + halfDisc(x, y + 1, wide / 2, 'down')

// The granary, with the Great Hall in it: three gables on the water.
const gables = [330, 730, 1130].map((x) =>
  shape([x - 200, QUAY], [x - 200, 400], [x, 150], [x + 200, 400], [x + 200, QUAY]),
)
const rows = [330, 730, 1130].flatMap((x) => [
  hatch(x, 300, 66, 70),
  ...[450, 580, 710].flatMap((y) => [
    hatch(x - 120, y, 50, 64),
    hatch(x, y, 80, 64),
    hatch(x + 120, y, 50, 64),
  ]),
])
const granary: Sheet = {
  name: 'venue-granary',
  width: W,
  height: H,
  paper: SAND,
  plates: [
    { ink: GREEN, drawing: gables.join('') + bare(...rows) + bar(0, QUAY, W, 14) },
    {
      ink: BLUE,
      drawing:
        disc(1340, 300, 190) +
        bare(...gables) +
        lines([0, QUAY + 34], [W, H - QUAY], 34, (share) => 22 - 12 * share) +
        hatch(730, 580, 80, 64),
    },
  ],
}

// The weighing house, now the Studio: the whole building is a pair of scales.
const weighingHouse: Sheet = {
  name: 'venue-weighing-house',
  width: W,
  height: H,
  paper: CREAM,
  plates: [
    {
      ink: BLUE,
      drawing:
        bar(0, 0, W, H) +
        bare(
          shape([470, QUAY], [470, 560], [800, 420], [1130, 560], [1130, QUAY]),
          bar(790, 150, 20, 300),
          shape([330, 262], [1270, 178], [1270, 202], [330, 286]),
          line([340, 270], [340, 470], 8),
          line([1260, 190], [1260, 300], 8),
          halfDisc(340, 470, 130, 'up'),
          halfDisc(1260, 300, 130, 'up'),
          disc(340, 400, 70),
          disc(800, 150, 40),
          bar(0, QUAY, W, 14),
        ),
    },
    {
      ink: GREEN,
      drawing:
        hatch(800, 650, 150, QUAY - 650) +
        bar(540, 640, 120, 12) +
        bar(540, 690, 120, 12) +
        bar(940, 640, 120, 12) +
        bar(940, 690, 120, 12) +
        bar(0, QUAY + 14, W, H),
    },
  ],
}

// The boiler house: a chimney, round windows, and smoke in the form of discs.
const smoke: [number, number, number][] = [
  [1180, 150, 44],
  [1050, 120, 66],
  [880, 140, 92],
  [660, 110, 124],
  [360, 150, 170],
]
const hall = shape(
  [240, QUAY],
  [240, 560],
  [460, 450],
  [460, 560],
  [680, 450],
  [680, 560],
  [900, 450],
  [900, QUAY],
)
const chimney = shape([1150, QUAY], [1166, 220], [1234, 220], [1250, QUAY])
const annexe = bar(900, 640, 420, QUAY - 640)
const boilerHouse: Sheet = {
  name: 'venue-boiler-house',
  width: W,
  height: H,
  paper: CREAM,
  plates: [
    {
      ink: GREEN,
      drawing:
        bar(0, 0, W, H) +
        bare(
          hall,
          chimney,
          annexe,
          bar(0, QUAY, W, 14),
          ...smoke.map(([x, y, r]) => within(disc(x, y, r), lines([x - r, y - r], [2 * r, 2 * r], 22, 11))),
        ) +
        inked(
          disc(350, 680, 66),
          disc(790, 680, 66),
          bar(1136, 300, 130, 16),
          bar(1138, 330, 126, 16),
          bar(1000, 700, 90, 120),
        ),
    },
    { ink: BLUE, drawing: disc(570, 680, 66) },
  ],
}
export const houses = [granary, weighingHouse, boilerHouse]
